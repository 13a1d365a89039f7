/** @module Generates every way to use a space: clients that call it, code that embeds it, its files. */
import { askedFor } from '../snippets/requested.ts';
import { completed, type GeneratedSnippets, readOptions, type SnippetOptions } from '../snippets/generate.ts';
import { spaceClients } from './index.generated.ts';
import { readSpace } from '../records/space.ts';
import type { SpaceClient } from './define.ts';

export interface SpaceSnippetOptions extends Pick<SnippetOptions, 'platform' | 'revision'> {
  /** Only this client, even if it does not fit. */
  readonly client?: string;
}

export interface SpaceSnippets extends GeneratedSnippets {
  readonly client: string;
  readonly label: string;
  /** One sentence. */
  readonly reason: string;
}

const known: Readonly<Record<string, SpaceClient>> = spaceClients;

/** The most popular ways first; all others follow by name. */
const usual = ['gradio_client', 'gradio-js', 'curl', 'embed', 'files'];

const inOrder = Object.entries(known).toSorted(([a], [b]) => place(a) - place(b));

function place(key: string): number {
  return usual.includes(key) ? usual.indexOf(key) : usual.length;
}

export function spaceSnippets(record: unknown, given: SpaceSnippetOptions = {}): readonly SpaceSnippets[] {
  const options = readOptions(given);
  const { space, ignored } = readSpace(record);
  const answer = (key: string, client: SpaceClient, reason: string): SpaceSnippets => ({
    client: key,
    label: client.label,
    reason,
    ...completed((context) => client.snippets(space, context), space, ignored, options),
  });
  const wanted = options.client;
  if (wanted !== undefined) {
    const client = askedFor(known, wanted, 'client', (name) => `client ${name} for spaces`);
    return [answer(wanted, client, client.fits(space) ?? 'You asked for it.')];
  }
  return inOrder.flatMap(([key, client]) => {
    const reason = client.fits(space);
    return reason === undefined ? [] : [answer(key, client, reason)];
  });
}
