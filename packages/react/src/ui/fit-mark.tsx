/** @module Whether something fits: a shape, a word and a color, so that color is not the only difference. */
import type { FitState } from '@loadout/catalogue';
import type { FitView } from '../views.ts';

const shapes: Readonly<Record<FitState, string>> = {
  fits: 'M4.8 8.3l2.2 2.2 4.2-4.6',
  tight: 'M8 1.8a6.2 6.2 0 0 1 0 12.4z',
  'partly-on-cpu': 'M8 1.8v12.4M1.8 8H8',
  'too-large': 'M3.8 12.2l8.4-8.4',
};

export function FitMark({ state, label }: FitView) {
  return (
    <span className="fit" data-state={state}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <circle cx="8" cy="8" r="6.2" />
        <path d={shapes[state]} />
      </svg>
      {label}
    </span>
  );
}
