/** @module State of a run: elapsed time, and a live region for screen readers. */
import { useEffect, useState } from 'react';
import type { RunState } from './use-run.ts';

/** Seconds after which a hint explains the delay. */
const slowAfter = 15;

export function RunStatus({ state }: { readonly state: RunState | undefined }) {
  const running = state?.phase === 'running';
  const now = useClock(running);
  const seconds = state ? ((state.endedAt ?? Math.max(now, state.startedAt)) - state.startedAt) / 1000 : 0;
  const slow = running && seconds >= slowAfter && !state.output;
  return (
    <div className="run-status" data-phase={state?.phase}>
      <output aria-live="polite">
        {state && words[state.phase]}
        {slow && ' A model that was not used for a while takes a minute or more to load.'}
      </output>
      {/* Hidden from screen readers, which would announce it ten times a second. */}
      {state && (
        <span className="figure" aria-hidden="true">
          {seconds.toFixed(1)} s
        </span>
      )}
    </div>
  );
}

const words: Readonly<Record<RunState['phase'], string>> = {
  running: 'Waiting for the answer…',
  done: 'Answer received.',
  failed: 'The request failed.',
  stopped: 'Stopped.',
};

function useClock(on: boolean): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, [on]);
  return now;
}
