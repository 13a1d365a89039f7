/** @module Reports index progress on standard error, and each index error once. */
import type { IndexEvent } from '@loadout/hub';
import { startProgress } from './progress.ts';
import { styledError } from './style.ts';
import { type Terminal, writeLine } from './terminal.ts';

export interface IndexReporter {
  readonly onProgress: (event: IndexEvent) => void;
  opened(): void;
}

export function indexReporter(terminal: Terminal): IndexReporter {
  const progress = startProgress(terminal, 'Reading the records');
  const told = new Set<string>();
  const warn = (message: string): void => {
    // An index that cannot reach its store retries every second: print the same error once.
    if (told.has(message)) return;
    told.add(message);
    writeLine(terminal.stderr, `${styledError(terminal, 'yellow', 'warning:')} ${message}`);
  };
  return {
    opened: () => progress.finish(),
    onProgress(event) {
      if (event.type === 'reading') progress.update(event.records, undefined, 'records');
      if (event.type === 'rebuilding') writeLine(terminal.stderr, rebuildingLine(event));
      if (event.type === 'unreadable')
        warn(`The ${event.kind} ${event.id} cannot be read and will not be found.`);
      if ('error' in event) warn(`The index: ${event.type.replace('-', ' ')}: ${messageOf(event.error)}`);
    },
  };
}

function rebuildingLine({ index, from, to }: Extract<IndexEvent, { type: 'rebuilding' }>): string {
  if (from === undefined) return `Building the search index ${index}.`;
  const reason = from === to ? 'other rules' : `layout ${from}`;
  return `Rebuilding the search index as ${index}: the one in use has ${reason}.`;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
