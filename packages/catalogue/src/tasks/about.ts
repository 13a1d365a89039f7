/** @module Parses a task's `about.md`; a line `@snippet model=… library=…` (or `client=…`) inserts a generated snippet. */
import { CatalogueError } from '../errors.ts';
import type { ModelRecord } from '../records/model.ts';

export interface SnippetDirective {
  readonly model: ModelRecord;
  /** Show how to load the model with this library … */
  readonly library?: string;
  /** … or how to call it through hosted inference with this client. */
  readonly client?: string;
  /** The provider that the client calls; by default the hub chooses. */
  readonly provider?: string;
}

export type AboutBlock =
  | { readonly kind: 'markdown'; readonly text: string }
  | { readonly kind: 'snippet'; readonly directive: SnippetDirective };

const allowed = new Set(['model', 'library', 'client', 'provider', 'task', 'tags']);

function readDirective(line: string, task: string): SnippetDirective {
  const fail = (why: string): never => {
    throw new CatalogueError('invalid-option', `${task}/about.md: ${why} (${line})`, 'about.md');
  };
  const given = new Map<string, string>();
  for (const word of line.split(/\s+/).slice(1)) {
    const [name = '', value = ''] = word.split(/=(.*)/s);
    if (!allowed.has(name) || value === '') fail(`${word} is not one of ${[...allowed].join('=…, ')}=…`);
    given.set(name, value);
  }
  const id = given.get('model') ?? fail('the directive has no model');
  const library = given.get('library');
  const client = given.get('client');
  const provider = given.get('provider');
  if ((library === undefined) === (client === undefined)) fail('name either a library or a client');
  if (provider !== undefined && client === undefined) fail('a provider requires a client');
  return {
    model: {
      id,
      pipeline_tag: given.get('task') ?? task,
      ...(library !== undefined && { library_name: library }),
      tags: given.get('tags')?.split(',') ?? [],
    },
    ...(library !== undefined && { library }),
    ...(client !== undefined && { client }),
    ...(provider !== undefined && { provider }),
  };
}

export function readAbout(markdown: string, task: string): readonly AboutBlock[] {
  const blocks: AboutBlock[] = [];
  let text: string[] = [];
  const flush = (): void => {
    const joined = text.join('\n').trim();
    if (joined !== '') blocks.push({ kind: 'markdown', text: joined });
    text = [];
  };
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('@snippet ')) {
      text.push(line);
      continue;
    }
    flush();
    blocks.push({ kind: 'snippet', directive: readDirective(line, task) });
  }
  flush();
  return blocks;
}
