/** @module An example for a model that is loaded or used in a way of its own. */
import { type Code, py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { pip, type Requirement } from '../../../../snippets/requirement.ts';
import type { Snippet, Warning } from '../../../../snippets/snippet.ts';
import { gpu, remoteCode } from '../../../../snippets/warnings.ts';
import { written } from '../cautions.ts';
import { quantizationNeeds } from '../quantization/quantization.ts';
import { mayBeQuantized } from '../quantization/marks.ts';
import { typeNeeds } from '../needs/type.ts';

/** How it is used, with classes of Transformers or code of its repository. */
export interface OwnUse {
  readonly title: string;
  /** The release of Transformers that no longer runs the code of the repository, if that is what loads it. */
  readonly before?: string;
  /** The versions of Python that the last release before it has packages for, if not all. */
  readonly python?: string;
  readonly needs?: readonly Requirement[];
  /** Whether its type needs no other packages, so that it is not looked up. */
  readonly complete?: boolean;
  /** A second way to use it. */
  readonly also?: OwnUse;
  /** Imports before and after that of Transformers. */
  readonly modules?: Code<'python'>;
  readonly imports?: Code<'python'>;
  /** Classes of the preprocessor and of the model, and others that the code uses. */
  readonly preparer?: string;
  readonly name?: string;
  readonly others?: readonly string[];
  /** The repository of the preprocessor, if it is another one. */
  readonly source?: string;
  /** Whether it runs on the CPU: it is small, or its weights cannot be placed automatically. */
  readonly onCpu?: boolean;
  /** Lines that load it, if these classes do not do so as usual. */
  readonly loading?: Code<'python'>;
  readonly use: Code<'python'>;
  readonly warnings?: readonly Warning[];
}

export type OwnUseOf = (model: ModelRecord, context: SnippetContext) => OwnUse;

/** Variable name of the preprocessor. */
const variable = (preparer: string): Code<'python'> =>
  preparer.endsWith('Tokenizer') ? py`tokenizer` : py`processor`;

function loadingOf(model: ModelRecord, revision: string | undefined, given: OwnUse): Code<'python'> {
  const { preparer, name = 'AutoModel', source } = given;
  const repository = source === undefined ? py`${model.id}${py.rest({ revision })}` : py`${source}`;
  return py`
    ${preparer === undefined ? py.none : py`${variable(preparer)} = ${py.identifier(preparer)}.from_pretrained(${repository})`}
    model = ${py.identifier(name)}.from_pretrained(${model.id}${py.rest({ revision, device_map: given.onCpu ? undefined : 'auto' })})
  `;
}

export function ownExample(model: ModelRecord, { revision }: SnippetContext, given: OwnUse): Snippet {
  const { title, before, python, needs = [], modules = py.none, imports = py.none, use } = given;
  const classes = [given.preparer, given.name, ...(given.others ?? [])].filter((one) => one !== undefined);
  const early = before !== undefined;
  return {
    title,
    install: [
      pip('transformers', early ? `<${before}` : '>=5', python === undefined ? undefined : { python }),
      pip('torch'),
      ...(mayBeQuantized(model) ? quantizationNeeds(model, early ? 4 : 5) : []),
      ...(given.preparer === undefined || given.complete ? [] : typeNeeds(model)),
      ...(early || given.onCpu ? [] : [pip('accelerate')]),
      ...needs,
    ],
    warnings: [
      ...(early ? [remoteCode, written(before), ...(given.onCpu ? [] : [gpu])] : []),
      ...(given.warnings ?? []),
    ],
    code: py`
      ${modules}
      from transformers import ${py.join(
        classes.map((one) => py.identifier(one)),
        ', ',
      )}
      ${imports}

      ${given.loading ?? loadingOf(model, revision, given)}

      ${use}
    `,
  };
}
