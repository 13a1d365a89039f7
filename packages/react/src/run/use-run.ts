/** @module A run and its state: running, done, failed or stopped. A new run replaces the last one. */
import type { PortableRequest } from '@loadout/catalogue';
import { useEffect, useRef, useState } from 'react';
import { type Problem, RunError } from './problem.ts';
import type { Given } from './request.ts';
import { type Output, run } from './run.ts';

export interface RunState {
  readonly phase: 'running' | 'done' | 'failed' | 'stopped';
  /** Milliseconds, as `performance.now()` counts them. */
  readonly startedAt: number;
  readonly endedAt?: number;
  /** All of the answer, or what has arrived of it. */
  readonly output?: Output | undefined;
  readonly problem?: Problem;
}

interface Attempt extends RunState {
  /** The request it belongs to: another one has no answer yet. */
  readonly of: string;
}

export interface Runner {
  readonly state: RunState | undefined;
  readonly start: (given: Given) => void;
  readonly stop: () => void;
}

export function useRun(request: PortableRequest): Runner {
  const [attempt, setAttempt] = useState<Attempt>();
  const current = useRef<{ readonly of: string; readonly control: AbortController }>(undefined);
  const of = JSON.stringify(request);
  useEffect(
    () => () => {
      if (current.current?.of === of) current.current.control.abort();
    },
    [of],
  );

  const start = (given: Given): void => {
    current.current?.control.abort();
    const control = new AbortController();
    current.current = { of, control };
    const startedAt = performance.now();
    setAttempt({ of, phase: 'running', startedAt });
    void follow(request, { ...given, signal: control.signal }, (state) =>
      setAttempt({ of, startedAt, ...state }),
    );
  };
  const stop = (): void => {
    current.current?.control.abort();
    setAttempt((last) =>
      last?.phase === 'running' ? { ...last, phase: 'stopped', endedAt: performance.now() } : last,
    );
  };
  return { state: attempt?.of === of ? attempt : undefined, start, stop };
}

type Progress = Pick<RunState, 'phase' | 'output' | 'problem' | 'endedAt'>;

/** Runs the request and reports its progress, unless it was stopped. */
async function follow(
  request: PortableRequest,
  given: Given & { readonly signal: AbortSignal },
  report: (progress: Progress) => void,
): Promise<void> {
  const told = (progress: Progress): void => {
    if (!given.signal.aborted) report(progress);
  };
  const frames = perFrame((output: Output) => told({ phase: 'running', output }));
  try {
    const output = await run(request, { ...given, show: frames.show });
    frames.cancel();
    told({ phase: 'done', output, endedAt: performance.now() });
  } catch (error) {
    frames.cancel();
    const problem = problemOf(error);
    told({ phase: 'failed', output: frames.last(), problem, endedAt: performance.now() });
  }
}

const problemOf = (error: unknown): Problem =>
  error instanceof RunError
    ? error.problem
    : {
        title: 'The answer could not be read.',
        advice: 'Run it again, or choose another provider.',
        ...(error instanceof Error && { detail: error.message }),
      };

/** Limits updates to one per animation frame: tokens may arrive faster. */
function perFrame(draw: (output: Output) => void) {
  let latest: Output | undefined;
  let frame: number | undefined;
  return {
    show: (output: Output): void => {
      latest = output;
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        if (latest) draw(latest);
      });
    },
    last: (): Output | undefined => latest,
    cancel: (): void => {
      if (frame !== undefined) cancelAnimationFrame(frame);
    },
  };
}
