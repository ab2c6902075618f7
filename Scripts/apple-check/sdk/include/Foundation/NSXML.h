#pragma once
#import <Foundation/NSProcess.h>
NS_ASSUME_NONNULL_BEGIN
typedef NAMED_ENUM(NSUInteger, NSXMLParserExternalEntityResolvingPolicy, "XMLParser.ExternalEntityResolvingPolicy") {
    NSXMLParserResolveExternalEntitiesNever, NSXMLParserResolveExternalEntitiesNoNetwork,
    NSXMLParserResolveExternalEntitiesSameOriginOnly, NSXMLParserResolveExternalEntitiesAlways
};
@protocol NSXMLParserDelegate;
SWIFT_NAME("XMLParser")
@interface NSXMLParser : NSObject
- (instancetype)initWithData:(NSData *)data NS_DESIGNATED_INITIALIZER;
@property (nullable, assign) id<NSXMLParserDelegate> delegate;
@property BOOL shouldProcessNamespaces;
@property BOOL shouldReportNamespacePrefixes;
@property BOOL shouldResolveExternalEntities;
@property NSXMLParserExternalEntityResolvingPolicy externalEntityResolvingPolicy;
- (BOOL)parse;
- (void)abortParsing;
@property (nullable, readonly, copy) NSError *parserError;
@property (readonly) NSInteger lineNumber;
@property (readonly) NSInteger columnNumber;
@end
SWIFT_NAME("XMLParserDelegate")
@protocol NSXMLParserDelegate <NSObject>
@optional
- (void)parserDidStartDocument:(NSXMLParser *)parser;
- (void)parserDidEndDocument:(NSXMLParser *)parser;
- (void)parser:(NSXMLParser *)parser didStartElement:(NSString *)name namespaceURI:(nullable NSString *)namespaceURI
    qualifiedName:(nullable NSString *)qualifiedName attributes:(NSDictionary<NSString *, NSString *> *)attributes;
- (void)parser:(NSXMLParser *)parser didEndElement:(NSString *)name namespaceURI:(nullable NSString *)namespaceURI
    qualifiedName:(nullable NSString *)qualifiedName;
- (void)parser:(NSXMLParser *)parser foundCharacters:(NSString *)text;
- (void)parser:(NSXMLParser *)parser foundCDATA:(NSData *)block;
- (void)parser:(NSXMLParser *)parser parseErrorOccurred:(NSError *)error;
@end
NS_ASSUME_NONNULL_END
