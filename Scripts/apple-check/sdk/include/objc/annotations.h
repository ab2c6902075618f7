#pragma once
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define OBJC_EXPORT extern
#define NS_ENUM(_type, _name) enum __attribute__((enum_extensibility(open))) _name : _type _name; enum _name : _type
#define NS_CLOSED_ENUM(_type, _name) enum __attribute__((enum_extensibility(closed))) _name : _type _name; enum _name : _type
#define NS_OPTIONS(_type, _name) \
    enum __attribute__((flag_enum, enum_extensibility(open))) _name : _type _name; enum _name : _type
// An enumeration that Swift sees under another name, mostly nested in a class. On Apple's systems API notes say so.
#define NAMED_ENUM(_type, _name, _swift) \
    enum __attribute__((enum_extensibility(open), swift_name(_swift))) _name : _type _name; enum _name : _type
#define NAMED_OPTIONS(_type, _name, _swift) \
    enum __attribute__((flag_enum, enum_extensibility(open), swift_name(_swift))) _name : _type _name; enum _name : _type
#define NS_STRING_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
#define SWIFT_NAME(_name) __attribute__((swift_name(_name)))
#define NS_SWIFT_UNAVAILABLE(_why) __attribute__((availability(swift, unavailable, message=_why)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONSENDABLE __attribute__((swift_attr("@_nonSendable")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define SWIFT_ASYNC_NAME(_name) __attribute__((swift_async_name(_name)))
#define SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define BRIDGES_TO(_name) __attribute__((swift_bridge(_name)))
#define IOS(_version) __attribute__((availability(ios, introduced=_version)))
#define IOS_DEPRECATED(_from, _to, _why) __attribute__((availability(ios, introduced=_from, deprecated=_to, message=_why)))
