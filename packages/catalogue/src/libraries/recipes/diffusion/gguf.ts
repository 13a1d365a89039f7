/** @module The example that loads a transformer from a GGUF file into the pipeline of its base model. */
import { type Code, py } from '../../../code/index.ts';
import { baseModelsOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { hubClient, hubFile, hubImport } from '../../../snippets/hub.ts';
import { pip } from '../../../snippets/requirement.ts';
import type { Warning } from '../../../snippets/snippet.ts';
import { severalBases } from '../../../snippets/warnings.ts';
import { usual } from '../gguf/choice-type.ts';
import { ggufChoice } from '../gguf/choice.ts';
import { guessedBase } from './base.ts';
import type { GgufTransformer } from './gguf-kind.ts';
import type { DiffusionExample } from './load.ts';
import { partNeeds } from './part-needs.ts';
import { diffusionRun } from './run.ts';

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

export function ggufExample(
  model: ModelRecord,
  context: SnippetContext,
  transformer: GgufTransformer,
): DiffusionExample {
  const { base, loader, kind } = transformer;
  const run = diffusionRun(kind, model, context, base);
  const { imports, find, path, warnings } = localFile(model, context);
  const name = py.identifier(loader);
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
      transformer = ${name}.from_single_file(
          ${path},
          config=${base},
          subfolder="transformer",
          quantization_config=GGUFQuantizationConfig(compute_dtype=torch.bfloat16),
          dtype=torch.bfloat16,
      )
      pipe = DiffusionPipeline.from_pretrained(${base}, transformer=transformer, dtype=torch.bfloat16)
      pipe.enable_model_cpu_offload()

      ${run.code}
    `,
  };
}
