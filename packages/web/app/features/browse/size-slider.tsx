/** @module A histogram with two handles. The handles are native range inputs, one step of the histogram per key. */
import { NavigationContext } from '@loadout/react';
import { use, useEffect, useRef, useState } from 'react';
import { plural } from '../../lib/format/format.ts';
import { changed } from './address.ts';
import { type StepRange, textOfSteps, unknownSizeParameter } from './range.ts';
import type { SizeView } from './sizes.server.ts';
import { useLatestList } from './use-list-link.ts';

/** Delay after the last movement, so that intermediate steps cause no navigation. */
const pause = 250;
const height = 28;
const barWidth = 10;

export function SizeSlider({ sizes, url }: { sizes: SizeView; url: URL }) {
  const { steps } = sizes;
  const [{ low, high }, move] = useMovedRange(sizes, url);
  const most = Math.max(1, ...steps.map(({ count }) => count));
  const inside = steps.slice(low, high).reduce((sum, { count }) => sum + count, 0);
  const from = low === 0 ? 'any size' : steps[low]?.step;
  const to = steps[high]?.step ?? 'any size';
  return (
    <div className="size-slider with-script">
      <svg viewBox={`0 0 ${steps.length * barWidth} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {steps.map(({ step, count }, at) => {
          const tall = count === 0 ? 0 : Math.max(2, (count / most) * height);
          return (
            <rect
              key={step}
              x={at * barWidth + 0.75}
              y={height - tall}
              width={barWidth - 1.5}
              height={tall}
              data-inside={at >= low && at < high ? '' : undefined}
            />
          );
        })}
      </svg>
      <div className="track">
        <input
          type="range"
          aria-label="Fewest parameters"
          aria-valuetext={from}
          min={0}
          max={steps.length}
          value={low}
          onChange={({ currentTarget }) =>
            move({ low: Math.min(currentTarget.valueAsNumber, high - 1), high })
          }
        />
        <input
          type="range"
          aria-label="Most parameters"
          aria-valuetext={to}
          min={0}
          max={steps.length}
          value={high}
          onChange={({ currentTarget }) =>
            move({ low, high: Math.max(currentTarget.valueAsNumber, low + 1) })
          }
        />
      </div>
      <p className="ends">
        <span>{low === 0 ? 'Any' : from}</span>
        <span className="figure">{plural(inside, 'model')}</span>
        <span>{high === steps.length ? 'Any' : to}</span>
      </p>
    </div>
  );
}

interface Moved extends StepRange {
  /** The page's range when the handles were moved: on another page the move is discarded. */
  readonly over: string | undefined;
  /** Whether it has not been requested yet. */
  readonly waiting: boolean;
}

/** The range under the handles: the page's, unless the reader is moving them. */
function useMovedRange(sizes: SizeView, url: URL): readonly [StepRange, (range: StepRange) => void] {
  const { navigate } = use(NavigationContext);
  const latest = useLatestList(url);
  const [moved, setMoved] = useState<Moved>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const move = (range: StepRange): void => {
    const over = sizes.range;
    setMoved({ ...range, over, waiting: true });
    clearTimeout(timer.current);
    const params = textOfSteps(
      range,
      sizes.steps.map(({ step }) => step),
    );
    timer.current = setTimeout(() => {
      setMoved({ ...range, over, waiting: false });
      const change = { params, ...(params === undefined && { [unknownSizeParameter]: undefined }) };
      navigate(changed(latest(), change), url.searchParams.has('params') ? 'replace' : 'push');
    }, pause);
  };
  if (moved === undefined || moved.waiting || moved.over === sizes.range) return [moved ?? sizes, move];
  // Discarded for good: the reader may return to the page where the move began.
  setMoved(undefined);
  return [sizes, move];
}
