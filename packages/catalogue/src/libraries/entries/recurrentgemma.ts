import { py } from '../../code/index.ts';
import { fileEnding, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { downloadSnippet, hubClient, hubFile, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { pickle } from '../../snippets/warnings.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';

const presetOf = (variant: string) =>
  variant.startsWith('9b') ? py`RECURRENT_GEMMA_9B_V1` : py`RECURRENT_GEMMA_2B_V1`;

/** Instruction-tuned models expect the prompt as a conversation turn. */
const tuned = (variant: string) => py.rest({ is_it_model: variant.endsWith('-it') || undefined });

const sample = (model: ModelRecord) => py`
  answer = sampler(input_strings=[${sampleTextOf(model, textGeneration)}], total_generation_steps=128)
  print(answer.text[0])
`;

const withJax = (model: ModelRecord, context: SnippetContext, variant: string): Snippet => ({
  title: 'Continue a text',
  install: [pip('recurrentgemma[jax]', undefined, { python: '>=3.11' }), hubClient(context)],
  code: py`
    from pathlib import Path

    import sentencepiece as spm
    ${hubImport(context, 'snapshot_download')}
    from recurrentgemma import jax as recurrentgemma

    # The checkpoint's reader wants plain files and an absolute path.
    folder = Path(${hubSnapshot(model, context, { local_dir: nameOf(model) })}).resolve()
    params = recurrentgemma.load_parameters(str(folder / ${variant}), "single_device")
    config = recurrentgemma.GriffinConfig.from_flax_params_or_variables(
        params, preset=recurrentgemma.Preset.${presetOf(variant)}
    )
    vocab = spm.SentencePieceProcessor(model_file=str(folder / "tokenizer.model"))
    model = recurrentgemma.Griffin(config)
    sampler = recurrentgemma.Sampler(model=model, vocab=vocab, params=params${tuned(variant)})

    ${sample(model)}
  `,
});

const withTorch = (model: ModelRecord, context: SnippetContext, variant: string): Snippet => ({
  title: 'Continue a text',
  install: [pip('recurrentgemma[full]', undefined, { python: '>=3.11' }), hubClient(context)],
  warnings: [pickle],
  code: py`
    import sentencepiece as spm
    import torch
    ${hubImport(context, 'hf_hub_download')}
    from recurrentgemma import torch as recurrentgemma

    ${pickDevice}
    params = torch.load(
        ${hubFile(model, context, fileEnding(model, '.pt') ?? `${variant}.pt`)},
        map_location=device,
    )
    config = recurrentgemma.GriffinConfig.from_torch_params(
        params, preset=recurrentgemma.Preset.${presetOf(variant)}
    )
    model = recurrentgemma.Griffin(config, device=device, dtype=torch.bfloat16)
    model.load_state_dict(params)
    vocab = spm.SentencePieceProcessor(
        model_file=${hubFile(model, context, 'tokenizer.model')}
    )
    sampler = recurrentgemma.Sampler(model=model, vocab=vocab${tuned(variant)})

    ${sample(model)}
  `,
});

export default defineLibrary({
  prettyLabel: 'RecurrentGemma',
  repoName: 'recurrentgemma',
  repoUrl: 'https://github.com/google-deepmind/recurrentgemma',
  docsUrl: 'https://ai.google.dev/gemma/docs/recurrentgemma',
  summary: 'Runs and tunes the recurrent members of the Gemma family in JAX and PyTorch.',
  languages: ['python', 'shell'],
  tasks: ['text-generation'],
  countDownloads: 'path:"tokenizer.model"',

  // Names consist of size, tuning and framework; the checkpoint is named after the first two.
  snippets(model, context) {
    const [, variant, framework] =
      /^recurrentgemma-((?:2b|9b)(?:-it)?)-(flax|pytorch)$/.exec(nameOf(model)) ?? [];
    if (variant === undefined) return [downloadSnippet(model, context)];
    return [framework === 'flax' ? withJax(model, context, variant) : withTorch(model, context, variant)];
  },
});
