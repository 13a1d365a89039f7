/** @module The example that loads a transformer from a GGUF file into the pipeline of its base model. */
import { type Code, py } from '../../../../code/index.ts';
import { baseModelsOf, filesOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { hubClient, hubFile, hubImport } from '../../../../snippets/hub.ts';
import { pip } from '../../../../snippets/requirement.ts';
import type { Snippet, Warning } from '../../../../snippets/snippet.ts';
import { severalBases } from '../../../../snippets/several-bases.ts';
import { note, usual } from '../../gguf/choice-type.ts';
import { ggufChoice } from '../../gguf/choice.ts';
import { guessedBase } from '../additions/base.ts';
import type { GgufTransformer } from './kind.ts';
import type { DiffusionExample } from '../load.ts';
import { minimaxH3 } from '../single/minimax-h3.ts';
import { partNeeds } from '../part-needs.ts';
import { diffusionRun } from '../runs/run.ts';

interface LocalFile {
  readonly imports: Code<'python'>;
  /** Lines that find the name of the file; empty if it is known. */
  readonly find: Code<'python'>;
  readonly path: Code<'python'>;
  readonly warnings: readonly Warning[];
}

function localFile(model: ModelRecord, context: SnippetContext): LocalFile {
  const { file, label = '', known, warnings } = ggufChoice(model, context);
  if (known)
    return {
      imports: hubImport(context, 'hf_hub_download'),
      find: py.none,
      path: hubFile(model, context, file),
      warnings,
    };
  const { revision } = context;
  // Many of these repositories have other types of four bits than the usual one.
  const type = context.quantization === undefined && label === usual ? 'Q4_' : label;
  return {
    imports: hubImport(context, 'hf_hub_download', 'list_repo_files'),
    find: py`
      files = list_repo_files(${model.id}${py.rest({ revision })})
      file = next(name for name in files if name.endswith(".gguf") and ${type} in name.upper())
    `,
    path: py`hf_hub_download(${py.args({ repo_id: model.id, filename: py`file`, revision })})`,
    warnings: [],
  };
}

function baseWarnings(model: ModelRecord, { base, guessed }: GgufTransformer): readonly Warning[] {
  if (guessed) return [guessedBase(base, 'the name of the repository')];
  return baseModelsOf(model).length > 1 ? [severalBases(base)] : [];
}

/** Loads the transformer of a pipeline from a file. */
const fromFile = (loader: string, path: Code<'python'>, base: string): Code<'python'> => py`
  transformer = ${py.identifier(loader)}.from_single_file(
      ${path},
      config=${base},
      subfolder="transformer",
      quantization_config=GGUFQuantizationConfig(compute_dtype=torch.bfloat16),
      dtype=torch.bfloat16,
  )
`;

const h3Loader = 'MiniMaxH3Transformer3DModel';

/** Authors rename their files. */
const fromMemory = note('The record lists no files: see on its page whether this one is still there.');

/** The same for MiniMax H3, which has a modular pipeline. */
export function h3Gguf(model: ModelRecord, context: SnippetContext, file: string): Snippet {
  const snippet = minimaxH3(model, context, {
    names: py`GGUFQuantizationConfig, ${py.identifier(h3Loader)}, `,
    imports: hubImport(context, 'hf_hub_download'),
    code: py`
      ${fromFile(h3Loader, hubFile(model, context, file), 'MiniMaxAI/MiniMax-H3')}
      pipe.update_components(transformer=transformer)
    `,
  });
  return {
    ...snippet,
    title: `${snippet.title}, with GGUF weights`,
    install: [...(snippet.install ?? []), pip('gguf'), hubClient(context)],
    warnings: [...(snippet.warnings ?? []), ...(filesOf(model).includes(file) ? [] : [fromMemory])],
  };
}

export function ggufExample(
  model: ModelRecord,
  context: SnippetContext,
  transformer: GgufTransformer,
): DiffusionExample {
  const { base, loader, kind } = transformer;
  const run = diffusionRun(kind, model, context, base);
  const { imports, find, path, warnings } = localFile(model, context);
  const classes = ['DiffusionPipeline', 'GGUFQuantizationConfig', loader].toSorted();
  return {
    base,
    title: `${run.title} with GGUF weights`,
    needs: [pip('gguf'), hubClient(context), ...(run.needs ?? []), ...partNeeds(base, kind, model)],
    warnings: [...baseWarnings(model, transformer), ...warnings, ...(run.warnings ?? [])],
    code: py`
      import torch
      from diffusers import ${py.join(
        classes.map((each) => py.identifier(each)),
        ', ',
      )}
      ${run.helpers ?? py.none}
      ${imports}

      ${find}
      ${fromFile(loader, path, base)}
      pipe = DiffusionPipeline.from_pretrained(${base}, transformer=transformer, dtype=torch.bfloat16)
      pipe.enable_model_cpu_offload()

      ${run.code}
    `,
  };
}
