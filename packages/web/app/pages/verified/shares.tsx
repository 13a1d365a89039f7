/** @module The shares of snippets by level on one day, as a bar with its figures in words. */
import type { DayRow } from './page.server.ts';

const share = (part: number, all: number): number => (all === 0 ? 0 : (100 * part) / all);

export function Shares({ day, blocks, executed, installs }: DayRow) {
  const [first, second] = [share(executed, blocks), share(installs, blocks)];
  return (
    <figure className="mt-3">
      <svg
        viewBox="0 0 100 3"
        preserveAspectRatio="none"
        className="h-3 w-full"
        aria-hidden="true"
        focusable="false"
      >
        <rect width="100" height="3" className="fill-current opacity-10" />
        <rect width={first} height="3" className="fill-current text-good" />
        <rect x={first} width={second} height="3" className="fill-current text-good opacity-50" />
      </svg>
      <figcaption className="mt-1 text-sm">
        {day}: {executed} of {blocks} snippets executed ({first.toFixed(0)}%), {installs} more with a complete
        install command ({second.toFixed(0)}%)
      </figcaption>
    </figure>
  );
}
