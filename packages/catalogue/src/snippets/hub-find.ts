/** @module Downloads a file that the record does not list: the code finds it by its ending when it runs. */
import { type Code, py } from '../code/index.ts';
import { fileEnding } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import type { SnippetContext } from './context.ts';
import { hubFile, hubImport } from './hub.ts';

export interface HubPath {
  /** Undefined if the code has to find it. */
  readonly known: string | undefined;
  readonly imports: Code<'python'>;
  /** The lines that set `file`; empty if the name is known. */
  readonly find: Code<'python'>;
  /** The call that returns the local path. */
  readonly path: Code<'python'>;
}

/** The requested file, else the first with this ending: of the record, or of the repository. */
export function hubFileEnding(model: ModelRecord, context: SnippetContext, ending: string): HubPath {
  const known = context.file ?? fileEnding(model, ending);
  if (known !== undefined)
    return {
      known,
      imports: hubImport(context, 'hf_hub_download'),
      find: py.none,
      path: hubFile(model, context, known),
    };
  const { revision } = context;
  return {
    known,
    imports: hubImport(context, 'hf_hub_download', 'list_repo_files'),
    find: py`
      files = list_repo_files(${model.id}${py.rest({ revision })})
      file = next(name for name in files if name.endswith(${ending}))
    `,
    path: py`hf_hub_download(${py.args({ repo_id: model.id, filename: py`file`, revision })})`,
  };
}
