/** @module Prints how to read a dataset or use a space, from the stored record or from the options alone. */
import type { GeneratedSnippets } from '@loadout/catalogue';
import { datasetSnippetsJson, NotFoundError, type LookupServices, spaceSnippetsJson } from '@loadout/server';
import { CommandError } from '../command.ts';
import type { Terminal } from '../terminal.ts';
import { runScript } from './run-script.ts';
import { showSnippets } from './show-snippets.ts';
import type { ShowOptions } from './show-options.ts';

type Kind = 'dataset' | 'space';

/** The stored record with the tags of the options, or a record with those tags alone. */
async function recordOf(services: LookupServices, kind: Kind, id: string, tags: readonly string[]) {
  const known = await services.record(kind, id);
  if (known === undefined && tags.length === 0) {
    const unknown = new NotFoundError(kind, id, await services.nearest(kind, id));
    throw new CommandError(`${unknown.message} For a ${kind} that is not stored, pass --tag.`);
  }
  return { id, ...known, tags: [...new Set([...(known?.tags ?? []), ...tags])] };
}

const runFirst = (
  found: readonly GeneratedSnippets[],
  id: string,
  { out }: ShowOptions,
  terminal: Terminal,
): Promise<number> =>
  runScript(
    found.flatMap(({ snippets }) => snippets),
    id,
    out,
    terminal,
  );

export async function showRepositorySnippets(
  services: LookupServices,
  kind: Kind,
  id: string,
  options: ShowOptions & { readonly tag?: readonly string[] | undefined },
  terminal: Terminal,
): Promise<number | void> {
  const { library, client, revision, tag = [] } = options;
  const record = await recordOf(services, kind, id, tag);
  if (kind === 'dataset') {
    const found = await services.datasetSnippets({ dataset: record, library, options: { revision } });
    if (options.run === true) return runFirst(found, id, options, terminal);
    return showSnippets(
      { found, nameOf: (result) => result.library, toJson: datasetSnippetsJson },
      options,
      terminal,
    );
  }
  const found = await services.spaceSnippets({ space: record, client, options: { revision } });
  if (options.run === true) return runFirst(found, id, options, terminal);
  showSnippets({ found, nameOf: (result) => result.client, toJson: spaceSnippetsJson }, options, terminal);
}
