/** @module Files that the record does not list: the code finds them by their ending when it runs. */
import { type Code, py } from '../code/index.ts';
import { fileEnding } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import type { SnippetContext } from './context.ts';
import { hubImport } from './hub.ts';

export interface HubPath {
  /** Undefined if the code has to find it. */
  readonly known: string | undefined;
  readonly imports: Code<'python'>;
  /** The lines that set `file`; empty if the name is known. */
  readonly find: Code<'python'>;
  /** The call that returns the local path. */
  readonly path: Code<'python'>;
}

export interface HubName {
  /** Undefined if the code has to find it. */
  readonly known: string | undefined;
  /** The lines that set `file`; empty if the name is known. They need `list_repo_files`. */
  readonly find: Code<'python'>;
  readonly name: Code<'python'> | string;
}

/** The requested file, else the first with this ending: of the record, or of the repository. */
export function hubNameEnding(
  model: ModelRecord,
  { file, revision }: SnippetContext,
  ending: string,
): HubName {
  const known = file ?? fileEnding(model, ending);
  if (known !== undefined) return { known, find: py.none, name: known };
  return {
    known,
    find: py`
      files = list_repo_files(${model.id}${py.rest({ revision })})
      file = next(name for name in files if name.endswith(${ending}))
    `,
    name: py`file`,
  };
}

/** The same, with the call that downloads it. */
export function hubFileEnding(model: ModelRecord, context: SnippetContext, ending: string): HubPath {
  const { known, find, name } = hubNameEnding(model, context, ending);
  return {
    known,
    imports:
      known === undefined
        ? hubImport(context, 'hf_hub_download', 'list_repo_files')
        : hubImport(context, 'hf_hub_download'),
    find,
    path: py`hf_hub_download(${py.args({ repo_id: model.id, filename: name, revision: context.revision })})`,
  };
}
