/** @module Counts one log after the other, and reports each. */
import { CommandError } from '../command.ts';
import type { Progress } from '../progress.ts';
import { harmless, plural, styledError } from '../style.ts';
import type { Terminal } from '../terminal.ts';
import type { LogFormat } from './formats.ts';
import { firstLine, type Ledger, type SourceReport } from './ledger.ts';
import { numberedRules } from './rules.ts';
import { endsEarly, type LogFile, logKind } from './sources.ts';
import { spooled } from './spool.ts';
import type { Stopper } from './stopper.ts';

interface JobOptions {
  readonly ledger: Ledger;
  readonly format: LogFormat | undefined;
  readonly again: boolean;
  readonly stop: Stopper;
  readonly progress: Progress;
  readonly terminal: Terminal;
}

export interface CountedSource extends Partial<SourceReport> {
  readonly source: string;
  /** Counted by an earlier run. */
  readonly skipped?: true;
  readonly error?: string;
  /** For example, that the data is truncated. */
  readonly warning?: string;
}

const cutShort = 'the compressed data ends in the middle; the lines before that were counted';

export class CountJob {
  readonly reports: CountedSource[] = [];
  readonly #options: JobOptions;

  constructor(options: JobOptions) {
    this.#options = options;
  }

  async files(files: readonly LogFile[]): Promise<void> {
    const total = files.reduce((sum, { size }) => sum + size, 0);
    let done = 0;
    for (const { path, size, resumeKey } of files) {
      const known = !this.#options.again && (await this.#options.ledger.isCounted(resumeKey));
      if (known) this.#tell({ source: path, skipped: true });
      else await this.#count(path, path, resumeKey, (share) => this.#draw(done + share * size, total));
      done += size;
    }
  }

  async input(stream: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
    const onCut = (): void => this.#warn('standard input', cutShort);
    for await (const file of spooled(stream, folder, onCut)) {
      await this.#count('standard input', file, undefined, () => this.#draw(this.#lines(), undefined));
    }
  }

  async #count(
    source: string,
    file: string,
    resumeKey: string | undefined,
    draw: (share: number) => void,
  ): Promise<void> {
    const { ledger, format, stop } = this.#options;
    const timer = setInterval(() => draw(ledger.progress()), 100);
    try {
      const kind = await logKind(file, format);
      const report = await ledger.count(file, kind, numberedRules, resumeKey);
      // DuckDB reads a truncated file up to its end; the last line is then a bad one.
      const cut = kind.compression !== 'none' && report.lines.bad > 0 && (await endsEarly(file));
      this.#tell({ source, ...report, ...(cut && { warning: cutShort }) });
    } catch (error) {
      if (stop.stopped) throw new CommandError('Stopped. Run the command again to resume.');
      this.#tell({ source, error: error instanceof CommandError ? error.message : firstLine(error) });
    } finally {
      clearInterval(timer);
    }
  }

  #lines(): number {
    return this.reports.reduce((sum, { lines }) => sum + linesIn(lines), 0);
  }

  #draw(done: number, total: number | undefined): void {
    this.#options.progress.update(done, total, plural(this.#lines(), 'line'));
  }

  #warn(source: string, text: string): void {
    const { progress, terminal } = this.#options;
    progress.note(`${styledError(terminal, 'yellow', 'warning:')} ${harmless(source)}: ${text}`);
  }

  #tell(report: CountedSource): void {
    const { progress, terminal } = this.#options;
    this.reports.push(report);
    progress.note(lineOf(report));
    if (report.warning !== undefined) this.#warn(report.source, report.warning);
    const warning = styledError(terminal, 'yellow', 'bad line:');
    for (const sample of report.samples ?? []) progress.note(`${warning} ${harmless(sample)}`);
  }
}

const linesIn = (lines: SourceReport['lines'] | undefined): number =>
  Object.values(lines ?? {}).reduce((sum, count) => sum + count, 0);

function lineOf({ source, skipped, error, lines, downloads = 0, added = 0 }: CountedSource): string {
  const name = harmless(source);
  if (skipped === true) return `${name}: counted before`;
  if (error !== undefined) return `${name}: failed: ${harmless(error)}`;
  const bad = lines?.bad ?? 0;
  const figures = [
    plural(linesIn(lines), 'line'),
    ...(bad > 0 ? [`${bad.toLocaleString('en')} bad`] : []),
    plural(downloads, 'download'),
    ...(added === downloads ? [] : [`${added.toLocaleString('en')} of them new`]),
  ];
  return `${name}: ${figures.join(', ')}`;
}
