/**
 * Pairs of a Cyrillic or Greek letter and the Latin letter it looks like.
 * Source: the confusables of UTS #39, letters only; read 2026-11. 67 pairs, sorted.
 */
export const LOOK_ALIKES: string = String.raw`ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXαaιiκkνvοoρpυuχxωwϲcЁËЅSІIЇÏЈJАAВBЕEКKМMНHОOРPСCТTУYХXаaеeкkоoрpсcуyхxёëѕsіiїïјjѵvҮYүyҺHһhӀIӏlԁdԌGԚQԛqԜWԝw`;
