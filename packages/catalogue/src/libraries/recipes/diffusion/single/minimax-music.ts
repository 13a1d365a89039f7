/** @module The example of MiniMax Music 3, which Diffusers has only as a modular pipeline. */
import { py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { ownPrompt } from '../../../../snippets/samples/image.ts';
import type { Snippet } from '../../../../snippets/snippet.ts';
import { gpu } from '../../../../snippets/warnings.ts';

export const minimaxMusic = (model: ModelRecord, { revision }: SnippetContext): Snippet => ({
  title: 'Generate a song from a description and lyrics',
  install: [
    pip('diffusers', '>=0.42'),
    pip('torch'),
    pip('transformers'),
    pip('accelerate'),
    pip('soundfile'),
  ],
  warnings: [gpu],
  code: py`
    import soundfile as sf
    import torch
    from diffusers import ModularPipeline

    pipe = ModularPipeline.from_pretrained(${model.id}${py.rest({ revision })})
    pipe.load_components(dtype=torch.bfloat16)
    pipe.to("cuda")

    # Marks such as [verse] have a line of their own.
    lyrics = ${'[verse]\nThe harbour lights are low tonight\n[chorus]\nSail me home, sail me home'}
    audio = pipe(
        prompt=${ownPrompt(model) ?? 'A calm folk song, acoustic guitar, soft voice'},
        lyrics=lyrics,
        audio_duration=60.0,
        output="audios",
    )
    sf.write("output.wav", audio[0].T, pipe.sampling_rate)
  `,
});
