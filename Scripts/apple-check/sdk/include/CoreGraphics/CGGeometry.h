#pragma once
#include <CoreFoundation/CoreFoundation.h>
typedef enum __attribute__((enum_extensibility(closed))) CGRectEdge : uint32_t {
    CGRectMinXEdge, CGRectMinYEdge, CGRectMaxXEdge, CGRectMaxYEdge
} CGRectEdge;
