/** @module The `--window` option: a time that divides a day, so that no window reaches into the next day. */
import { UsageError } from '../command.ts';

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };
const secondsPerDay = 86_400;

/** In seconds. */
export function windowOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, count, unit = ''] = /^(\d{1,5})([smhd])$/.exec(text) ?? [];
  const seconds = Number(count ?? 0) * (units[unit] ?? 0);
  if (seconds > 0 && secondsPerDay % seconds === 0) return seconds;
  throw new UsageError(
    `--window is ${JSON.stringify(text)}: expected a time that divides a day, such as 5m, 1h or 1d.`,
  );
}
