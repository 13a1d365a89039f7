/** @module Memory as a bar: weights, cache and overhead, with a line where the reader's memory ends. */
import type { MemoryNeed } from '@loadout/catalogue';

interface MemoryBarProps {
  readonly need: MemoryNeed;
  /** Bytes at the right end. */
  readonly scale: number;
  /** Bytes of the machine. */
  readonly memory: number;
}

const percent = (bytes: number, scale: number): string =>
  `${Math.min(100, (bytes / scale) * 100).toFixed(2)}%`;

/** The figures are in the cells next to it. */
export function MemoryBar({ need, scale, memory }: MemoryBarProps) {
  const { weights, cache, overhead } = need;
  return (
    <svg className="memory-bar" width="100%" height="20" aria-hidden="true">
      <rect className="weights" x="0" y="4" width={percent(weights, scale)} height="12" />
      <rect className="cache" x={percent(weights, scale)} y="4" width={percent(cache, scale)} height="12" />
      <rect
        className="overhead"
        x={percent(weights + cache, scale)}
        y="4"
        width={percent(overhead, scale)}
        height="12"
      />
      {memory <= scale && <line x1={percent(memory, scale)} x2={percent(memory, scale)} y1="0" y2="20" />}
    </svg>
  );
}
