/** @module Downloads the files of a dataset or a space: the fallback if nothing else fits. */
import { nameOf } from '../records/fields.ts';
import { sh } from '../code/index.ts';
import type { SnippetContext } from './context.ts';
import { hubClient } from './hub.ts';
import type { Snippet } from './snippet.ts';

export function repositoryDownload(
  record: { readonly id: string },
  kind: 'dataset' | 'space',
  context: SnippetContext,
): Snippet {
  const pin = context.revision === undefined ? sh.none : sh` --revision=${context.revision}`;
  const command = sh.identifier(context.platform.hubCommand);
  return {
    title: 'Download the files',
    code: sh`${command} download ${record.id} --repo-type=${kind}${pin} --local-dir=${nameOf(record)}`,
    install: [hubClient(context)],
  };
}
