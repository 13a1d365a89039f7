/** @module Progress on standard error: a bar on a terminal, occasional lines elsewhere. */
import { styledError } from './style.ts';
import { type Terminal, writeLine } from './terminal.ts';

export interface Progress {
  /** `total` is omitted while it is unknown. */
  update(done: number, total: number | undefined, note: string): void;
  /** A line that stays, such as what the command waits for. */
  note(line: string): void;
  finish(): void;
}

const barWidth = 24;
const redrawEvery = 100;
const lineEvery = 5000;

export function startProgress(terminal: Terminal, label: string, now: () => number = Date.now): Progress {
  const live = terminal.stderr.isTTY === true && terminal.env['TERM'] !== 'dumb';
  const every = live ? redrawEvery : lineEvery;
  let last = live ? -Infinity : now();
  let drawn = false;
  return {
    update(done, total, note) {
      if (now() - last < every) return;
      last = now();
      const line = `${label} ${bar(terminal, done, total)} ${note}`;
      if (live) terminal.stderr.write(`\r\u001B[2K${line}`);
      else writeLine(terminal.stderr, line);
      drawn = true;
    },
    note(line) {
      if (live && drawn) terminal.stderr.write('\r\u001B[2K');
      writeLine(terminal.stderr, line);
    },
    finish() {
      if (live && drawn) terminal.stderr.write('\r\u001B[2K');
    },
  };
}

function bar(terminal: Terminal, done: number, total: number | undefined): string {
  if (total === undefined || total <= 0) return done.toLocaleString('en');
  const share = Math.min(1, done / total);
  const filled = Math.round(share * barWidth);
  const drawn =
    styledError(terminal, 'green', '█'.repeat(filled)) +
    styledError(terminal, 'dim', '░'.repeat(barWidth - filled));
  return `${drawn} ${String(Math.floor(share * 100)).padStart(3)}%`;
}
