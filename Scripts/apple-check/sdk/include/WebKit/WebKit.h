#pragma once
#import <UIKit/UIKit.h>
#import <WebKit/WKWebViewConfiguration.h>
#import <WebKit/WKNavigation.h>
#import <WebKit/WKUIDelegate.h>
#import <WebKit/WKWebView.h>
