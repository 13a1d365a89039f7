/** @module How long ago: `2 d ago`, for columns where a date is too wide. */

const day = 86_400_000;
const units = [
  { length: 365.25 * day, name: 'y' },
  { length: 30.44 * day, name: 'mo' },
  { length: 7 * day, name: 'w' },
  { length: day, name: 'd' },
] as const;

/** `undefined` if it is no date. A date in the future counts as today. */
export function formatAgo(iso: string, now: number): string | undefined {
  const passed = now - Date.parse(iso);
  if (Number.isNaN(passed)) return undefined;
  const unit = units.find(({ length }) => passed >= length);
  return unit === undefined ? 'today' : `${Math.floor(passed / unit.length)} ${unit.name} ago`;
}
