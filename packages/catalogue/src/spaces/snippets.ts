/** @module Generates every way to use a space: clients that call it, code that embeds it, its files. */
import { keysOf } from '../snippets/own.ts';
import { requestedKey, selectedByName } from '../snippets/requested.ts';
import { completed, type GeneratedSnippets } from '../snippets/complete.ts';
import { readOptions, type SnippetOptions } from '../snippets/options.ts';
import { notes } from '../snippets/notes.ts';
import { preparation } from '../snippets/preparation.ts';
import { notRunning } from './notices.ts';
import { type SpaceClientKey, spaceClients } from './index.generated.ts';
import { readSpace } from '../records/space.ts';
import type { SpaceClient } from './define.ts';

export interface SpaceSnippetOptions extends Pick<SnippetOptions, 'platform' | 'revision'> {
  /** Only this client, even if it does not fit. */
  readonly client?: string;
}

export interface SpaceSnippets extends GeneratedSnippets {
  readonly client: SpaceClientKey;
  readonly label: string;
  /** One sentence. */
  readonly reason: string;
}

const common = { prepare: preparation, notes };

const known: Readonly<Record<SpaceClientKey, SpaceClient>> = spaceClients;

/** The most popular ways first; all others follow by name. */
const usual = ['gradio_client', 'gradio-js', 'curl', 'embed', 'files'];

const inOrder = keysOf(known).toSorted((a, b) => place(a) - place(b));

function place(key: string): number {
  return usual.includes(key) ? usual.indexOf(key) : usual.length;
}

export function spaceSnippets(record: unknown, given: SpaceSnippetOptions = {}): readonly SpaceSnippets[] {
  const options = readOptions(given);
  const { space, ignored } = readSpace(record);
  const stopped = notRunning(space);
  const answer = (client: SpaceClientKey, reason: string): SpaceSnippets => {
    const { label, needsRunning, snippets } = known[client];
    const made = completed((context) => snippets(space, context), space, ignored, options, common);
    const notice = needsRunning && made.snippets.length > 0 ? stopped : undefined;
    return { client, label, reason, ...made, ...(notice && { notice }) };
  };
  const wanted = options.client;
  if (wanted !== undefined) {
    const client = requestedKey(known, wanted, 'client', (name) => `client ${name} for spaces`);
    return [answer(client, known[client].fits(space) ?? selectedByName)];
  }
  return inOrder.flatMap((client) => {
    const reason = known[client].fits(space);
    return reason === undefined ? [] : [answer(client, reason)];
  });
}
