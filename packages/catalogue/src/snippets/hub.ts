/** @module How snippets download files from the hub: shared by all generators, with revision and platform. */
import { type Code, py, sh } from '../code/index.ts';
import { nameOf } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import type { SnippetContext } from './context.ts';
import { pip, type PythonRequirement } from './requirement.ts';
import type { Snippet } from './snippet.ts';

/** The hub's Python client as a requirement. */
export const hubClient = ({ platform }: SnippetContext): PythonRequirement => pip(platform.hubPackage);

/** Names of the hub's Python client that snippets use. */
export type HubName =
  | 'HfFileSystem'
  | 'dataset_info'
  | 'get_token'
  | 'hf_hub_download'
  | 'hf_hub_url'
  | 'list_repo_files'
  | 'snapshot_download';

/** `from huggingface_hub import hf_hub_download`; empty without names. */
export const hubImport = ({ platform }: SnippetContext, ...names: readonly HubName[]): Code<'python'> =>
  names.length === 0
    ? py.none
    : py`from ${py.identifier(platform.hubPackage)} import ${names
        .map((name) => py.identifier(name))
        .reduce((all, name) => py`${all}, ${name}`)}`;

/** The call that downloads one file and returns its local path. */
export const hubFile = (model: ModelRecord, context: SnippetContext, filename: string): Code<'python'> =>
  py`hf_hub_download(${py.args({ repo_id: model.id, filename, revision: context.revision })})`;

/** The call that downloads all (or the matching) files and returns the folder's local path. */
export const hubSnapshot = (
  model: ModelRecord,
  context: SnippetContext,
  more: { readonly local_dir?: string; readonly allow_patterns?: string | readonly string[] } = {},
): Code<'python'> => py`snapshot_download(${model.id}${py.rest({ revision: context.revision, ...more })})`;

/** `hf download …` as a shell line. */
export function hubDownload(
  model: ModelRecord,
  context: SnippetContext,
  options: { readonly folder?: string; readonly files?: readonly string[]; readonly include?: string } = {},
): Code<'shell'> {
  const { folder = nameOf(model), files = [], include } = options;
  return sh.command(context.platform.hubCommand, ['download', model.id, ...files], {
    revision: context.revision,
    include,
    'local-dir': folder,
  });
}

/** The fallback if a library has no generator: download the files. */
export const downloadSnippet = (model: ModelRecord, context: SnippetContext): Snippet => ({
  title: 'Download the files',
  code: hubDownload(model, context, context.file === undefined ? {} : { files: [context.file] }),
  install: [hubClient(context)],
});
