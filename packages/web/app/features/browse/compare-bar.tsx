/**
 * @module The form that compares the ticked models. Shown by the style sheet while one is ticked; the boxes of the rows
 * belong to it.
 */
import { Button } from '@loadout/react';
import { mostTicked, type Ticks } from './use-ticks.ts';

interface CompareBarProps {
  /** Id of the form. */
  readonly id: string;
  readonly ticks: Ticks;
  /** Ids of the rows on this page, which have a box. */
  readonly shown: readonly string[];
}

export function CompareBar({ id, ticks: { ids, change }, shown }: CompareBarProps) {
  return (
    <form
      id={id}
      action="/compare"
      className="compare-bar no-print"
      data-ticked={ids.length > 0 ? '' : undefined}
    >
      <p aria-live="polite">
        {ids.length === 0 ? (
          'Tick two to four models.'
        ) : (
          <>
            <b className="figure">
              {ids.length} of {mostTicked}
            </b>{' '}
            {ids.map((one) => one.slice(one.indexOf('/') + 1)).join(', ')}
            {ids.length === 1 && '. Tick at least one more.'}
          </>
        )}
      </p>
      {ids
        .filter((one) => !shown.includes(one))
        .map((one) => (
          <input key={one} type="hidden" name="models" value={one} />
        ))}
      {ids.length > 0 && (
        <Button kind="quiet" onClick={() => change([])}>
          Clear
        </Button>
      )}
      <Button type="submit" kind="primary" disabled={ids.length === 1}>
        Compare
      </Button>
    </form>
  );
}
