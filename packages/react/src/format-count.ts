/** @module Whole numbers as people read them. Without `Intl`, whose formats take the browser 50 ms to load. */

/** 1234567 → 1,234,567 */
export const formatCount = (count: number): string =>
  String(count).replace(/\d+/, (digits) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ','));
