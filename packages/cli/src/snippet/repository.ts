/** @module Shows how to read a dataset or use a space: from the records here, or from the options alone. */
import { datasetSnippetsJson, NotFoundError, type Services, spaceSnippetsJson } from '@loadout/server';
import { CommandError } from '../command.ts';
import type { Terminal } from '../terminal.ts';
import { showAnswers } from './answers.ts';
import type { ShowOptions } from './show-options.ts';

type Kind = 'dataset' | 'space';

/** The record that is known here, with the tags of the options; those alone where they say something. */
async function recordOf(services: Services, kind: Kind, id: string, tags: readonly string[]) {
  const known = await services.record(kind, id);
  if (known === undefined && tags.length === 0) {
    const unknown = new NotFoundError(kind, id, await services.nearest(kind, id));
    throw new CommandError(`${unknown.message} For another ${kind} say what it is with --tag.`);
  }
  return { id, ...known, tags: [...new Set([...(known?.tags ?? []), ...tags])] };
}

export async function showRepositorySnippets(
  services: Services,
  kind: Kind,
  id: string,
  options: ShowOptions & { readonly tag?: readonly string[] | undefined },
  terminal: Terminal,
): Promise<void> {
  const { library, client, revision, tag = [] } = options;
  const record = await recordOf(services, kind, id, tag);
  if (kind === 'dataset') {
    const found = await services.datasetSnippets({ dataset: record, library, options: { revision } });
    return showAnswers(
      { found, nameOf: (answer) => answer.library, toJson: datasetSnippetsJson },
      options,
      terminal,
    );
  }
  const found = await services.spaceSnippets({ space: record, client, options: { revision } });
  showAnswers({ found, nameOf: (answer) => answer.client, toJson: spaceSnippetsJson }, options, terminal);
}
