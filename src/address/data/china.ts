// Meaning: names with which an address in Chinese characters begins, as patterns: provinces and autonomous regions with and
// without their ending, and what belongs to no province.
// Source: GB/T 2260, codes for the administrative divisions of China; read 2026-11.

/** 广东省, 内蒙古自治区, 新疆维吾尔自治区. */
export const PROVINCE: RegExp =
  /^(?:(?:河[北南]|山[西东]|内蒙古|辽宁|吉林(?!市)|黑龙江|江[苏西]|浙江|安徽|福建|湖[北南]|广[东西]|海南|四川|贵州|云南|西藏|陕西|甘肃|青海|宁夏|新疆)(?:省|(?:维吾尔|壮族|回族)?自治区)?)/u;

/** Cities and areas that belong to no province, and mostly stand without their ending: 北京市, 香港特別行政區. */
export const FREE_CITY: RegExp = /^(?:北京|天津|上海|重庆|香港|九[龍龙]|新界|澳[門门])(?:市|特[別别]行政[区區])?/u;
