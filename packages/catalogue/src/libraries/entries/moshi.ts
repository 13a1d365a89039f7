import { py, sh } from '../../code/index.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { checkout, pip, program } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { appleSilicon, gpu, placeholder } from '../../snippets/warnings.ts';

const server = 'http://localhost:8998';

/** It has a deeper model than Moshi, which only a modified package loads. The commands do not support revisions. */
function personaplex(model: ModelRecord, context: SnippetContext): readonly Snippet[] {
  if (context.revision !== undefined) return [downloadSnippet(model, context)];
  const source = 'https://github.com/NVIDIA/personaplex';
  return [
    {
      title: 'Let it answer a recording',
      install: [
        program('opus', { brew: 'opus', apt: 'libopus-dev' }),
        checkout(source, { install: ['moshi/.'] }),
      ],
      warnings: [gpu],
      code: sh`
        python -m moshi.offline --hf-repo=${model.id} --voice-prompt=NATF2.pt \
          --input-wav=assets/test/input_assistant.wav \
          --output-wav=output.wav --output-text=output.json
      `,
    },
    {
      title: `Or start the server, then open ${server}`,
      install: [checkout(source, { entered: true })],
      warnings: [gpu],
      code: sh`python -m moshi.server --hf-repo=${model.id}`,
    },
  ];
}

const french = 'https://github.com/kyutai-labs/moshi/raw/refs/heads/main/data/sample_fr_hibiki_crepes.mp3';

/** It hears French and speaks English. */
function hibiki(model: ModelRecord, context: SnippetContext): readonly Snippet[] {
  if (context.revision !== undefined || model.id.includes('-rs-')) return [downloadSnippet(model, context)];
  const onMac = model.id.includes('-mlx');
  const module = onMac ? sh`moshi_mlx` : sh`moshi`;
  return [
    {
      title: 'Translate a recording',
      install: [pip(onMac ? 'moshi_mlx' : 'moshi')],
      warnings: [onMac ? appleSilicon : gpu],
      code: sh`
        curl -L -o french.mp3 ${french}
        python -m ${module}.run_inference --hf-repo=${model.id} french.mp3 english.wav
      `,
    },
  ];
}

export default defineLibrary({
  prettyLabel: 'Moshi',
  synonyms: ['kyutai moshi', 'full duplex speech'],
  repoName: 'Moshi',
  repoUrl: 'https://github.com/kyutai-labs/moshi',
  summary: 'Spoken dialogue in both directions at once, and the Mimi codec it speaks through.',
  languages: ['python', 'shell'],
  tasks: ['audio-to-audio'],
  countDownloads: 'path:"tokenizer-e351c8d8-checkpoint125.safetensors"',
  claims: ({ id, library_name: named }) =>
    named === undefined && /^kyutai\/(?:hibiki|moshi)/.test(id)
      ? 'Its name is that of a model of Kyutai that hears and speaks.'
      : undefined,

  snippets(model, context) {
    if (/hibiki/i.test(nameOf(model))) return hibiki(model, context);
    if (model.id.includes('-mlx')) {
      const bits = /-q([48])/.exec(model.id)?.[1];
      const quantized = bits === undefined ? sh.none : sh` --quantized=${bits}`;
      const common = { install: [pip('moshi_mlx')], warnings: [appleSilicon] };
      return [
        {
          ...common,
          title: 'Talk to it in the terminal',
          code: sh`python -m moshi_mlx.local${quantized} --hf-repo=${model.id}`,
        },
        {
          ...common,
          title: `Or talk to it in the browser, at ${server}`,
          code: sh`python -m moshi_mlx.local_web${quantized} --hf-repo=${model.id}`,
        },
      ];
    }
    if (model.id.includes('-candle'))
      return [{ ...downloadSnippet(model, context), title: 'Download the files for the Rust server' }];

    if (hasTag(model, 'personaplex')) return personaplex(model, context);

    const codec: Snippet = {
      title: 'Encode and decode audio with Mimi',
      install: [pip('moshi')],
      code: py`
        import torch
        from moshi.models import loaders

        ${pickDevice}
        checkpoint = loaders.CheckpointInfo.from_hf_repo(${model.id}${py.rest({ revision: context.revision })})
        mimi = checkpoint.get_mimi(device=device)
        mimi.set_num_codebooks(8)

        wav = torch.randn(1, 1, 24000 * 10, device=device)
        with torch.no_grad():
            codes = mimi.encode(wav)
            decoded = mimi.decode(codes)
        print(codes.shape, decoded.shape)
      `,
    };
    // The commands do not support revisions, and none of them synthesizes speech from text.
    if (context.revision !== undefined || model.pipeline_tag === 'text-to-speech') return [codec];
    const common = { install: [pip('moshi')], warnings: [gpu] };
    if (model.pipeline_tag === 'automatic-speech-recognition')
      return [
        {
          ...common,
          title: 'Transcribe a recording',
          warnings: [gpu, placeholder('a recording, as audio.wav,')],
          code: sh`python -m moshi.run_inference --hf-repo=${model.id} audio.wav`,
        },
        codec,
      ];
    return [
      {
        ...common,
        title: `Start the server, then open ${server}`,
        code: sh`python -m moshi.server --hf-repo=${model.id}`,
      },
      codec,
    ];
  },
});
