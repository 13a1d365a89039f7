import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { ownPrompt, samplePrompt } from '../../snippets/samples/image.ts';
import { gpu } from '../../snippets/warnings.ts';
import textToAudio from '../../tasks/entries/text-to-audio/samples.ts';

const repository = 'https://github.com/Stability-AI/stable-audio-3';

/** The published models, which the library selects by name suffix. */
const published = /^stabilityai\/stable-audio-3-((?:medium|small-music|small-sfx)(?:-base)?)$/;

export default defineLibrary({
  prettyLabel: 'Stable Audio 3',
  repoName: 'stable-audio-3',
  repoUrl: repository,
  docsUrl: `${repository}/tree/main/docs`,
  countDownloads: 'path:"model_config.json"',
  languages: ['python', 'shell'],
  tasks: ['text-to-audio'],
  summary: 'Music and sound effects from text, the third generation of Stable Audio.',

  snippets(model, context) {
    const name = published.exec(model.id)?.[1];
    if (name === undefined) return [downloadSnippet(model, context)];
    const medium = name.startsWith('medium');
    const prompt = name.includes('sfx')
      ? (ownPrompt(model) ?? 'Waves breaking on a pebble beach')
      : samplePrompt(model, textToAudio);
    // Models that are not distilled for speed need guidance and more steps.
    const sampling = name.endsWith('-base') ? { steps: 50, cfg_scale: 7 } : {};
    return [
      {
        title: 'Generate sound from a prompt',
        install: [
          checkout(repository, { install: ['.'] }),
          ...(medium ? [pip('flash-attn', undefined, { flags: ['--no-build-isolation'] })] : []),
        ],
        warnings: medium ? [gpu] : [],
        code: py`
          import torchaudio
          from stable_audio_3 import StableAudioModel

          model = StableAudioModel.from_pretrained(${name})
          audio = model.generate(
              prompt=${prompt},
              duration=30${py.rest(sampling)},
          )
          torchaudio.save("output.wav", audio[0].cpu(), model.model.sample_rate)
        `,
      },
    ];
  },
});
