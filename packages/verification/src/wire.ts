/** @module Evidence of `npm run verify:wire`: which inference snippets ran, and with which release of their client. */
import { readFileSync } from 'node:fs';

export const wireFile: URL = new URL('../data/wire.json', import.meta.url);

export interface WireRun {
  readonly task: string;
  readonly provider: string;
  readonly client: string;
  readonly language: string;
  /** The tested options; `fault …` when the service failed on purpose. */
  readonly variant: string;
  readonly result: 'ran' | 'failed';
}

export interface WireData {
  readonly checkedOn: string;
  /** Why some clients were skipped, if any were. */
  readonly partial?: string;
  /** Release of each client, keyed by `language/client`. */
  readonly clients: Readonly<Record<string, string>>;
  readonly runs: readonly WireRun[];
}

let data: WireData | undefined;

export function readWireData(): WireData {
  const read: WireData = data ?? JSON.parse(readFileSync(wireFile, 'utf8'));
  data = read;
  return read;
}

export interface Ran {
  readonly version: string;
  readonly checkedOn: string;
}

/** When and with which release a client last ran for a provider's task; `undefined` when it has not. */
export function ranWith(task: string, provider: string, language: string, client: string): Ran | undefined {
  const { runs, clients, checkedOn } = readWireData();
  const version = clients[`${language}/${client}`];
  const own = runs.filter(
    (run) =>
      run.task === task && run.provider === provider && run.client === client && run.language === language,
  );
  return version !== undefined && own.length > 0 && own.every(({ result }) => result === 'ran')
    ? { version, checkedOn }
    : undefined;
}
