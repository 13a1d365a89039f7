/** @module Fields that are one value or several. */

export const asList = <Value>(value: Value | readonly Value[] | null | undefined): readonly Value[] =>
  value === undefined || value === null ? [] : isList(value) ? value : [value];

const isList = <Value>(value: Value | readonly Value[]): value is readonly Value[] => Array.isArray(value);
