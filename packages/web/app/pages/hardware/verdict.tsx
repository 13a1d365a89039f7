/** @module The result in one sentence: the best file for this machine. */
import { ButtonLink, Notice } from '@loadout/react';
import { formatBytes, formatCount } from '../../lib/format/format.ts';
import type { HardwareData } from './page.server.ts';

interface VerdictProps {
  readonly machine: NonNullable<HardwareData['machine']>;
  readonly fit: NonNullable<HardwareData['fit']>;
}

export function Verdict({ machine, fit }: VerdictProps) {
  const { best, files, id } = fit;
  if (files.length === 0)
    return (
      <div className="mt-5">
        <Notice>
          The record of {id} has no file sizes and no parameter count, so its memory is unknown.
        </Notice>
      </div>
    );
  if (best === undefined)
    return (
      <div className="mt-5">
        <Notice kind="caution" title="No file fits.">
          {' '}
          The smallest needs {formatBytes(Math.min(...files.map(({ need }) => need.total)))}. This machine has{' '}
          {formatCount(machine.memory)} GB.
        </Notice>
      </div>
    );
  return (
    <section className="verdict" data-state={best.state} aria-label="Result">
      <div>
        <h2>
          {best.label ?? best.name} {best.state === 'fits' ? 'is the best fit' : 'is tight'}
        </h2>
        <p>
          {formatBytes(best.need.total)} of {formatCount(machine.memory)} GB at{' '}
          {formatCount(fit.contextLength)} tokens
          {best.speed !== undefined &&
            `, about ${formatCount(Math.round(best.speed.low))} to ${formatCount(Math.round(best.speed.high))} tokens per second`}
          .
        </p>
      </div>
      <ButtonLink kind="primary" href={`/models/${id}`}>
        Get the code
      </ButtonLink>
    </section>
  );
}
