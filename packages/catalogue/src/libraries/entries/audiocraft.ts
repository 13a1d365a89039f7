import { py, sh } from '../../code/index.ts';
import { modelTypeUnknown } from '../../errors.ts';
import { filesOf, hasTag } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { ffmpeg } from '../recipes/setup/programs.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { oldPython, pickle } from '../../snippets/warnings.ts';

const music = [
  'A slow waltz for piano and cello',
  'Bright folk guitar with hand claps',
  'Calm electronic pads over soft rain',
];
const sounds = ['A kettle coming to the boil', 'Footsteps on gravel', 'Small waves against a wooden boat'];

/** The first matching tag decides. */
const kinds = [
  { tag: 'musicgen', name: 'MusicGen', descriptions: music },
  { tag: 'audiogen', name: 'AudioGen', descriptions: sounds, duration: 5 },
  { tag: 'magnet', name: 'MAGNeT', descriptions: music },
] as const;

/** Release 1.3 pins a release of PyAV without wheels. The others are for PyTorch 2.1, which it pins as well. */
const install = [
  pip('audiocraft', '<1.3', { python: '<3.12' }),
  pip('torchaudio', '<2.2'),
  pip('transformers', '<4.50'),
  pip('numpy', '<2'),
  ffmpeg,
];

/** For MAGNeT; it works with the PyAV that the release before installs. */
const updated = pip('audiocraft', '>=1.3', { python: '<3.12', flags: ['--no-deps'] });

const update: Snippet = {
  title: 'Update AudioCraft, and nothing else',
  install,
  warnings: [oldPython('3.11')],
  code: sh`
    # Release 1.3 has MAGNeT, and pins a release of PyAV that has no packages; the one installed above works.
    pip install --no-deps "audiocraft>=1.3"
  `,
};

export default defineLibrary({
  prettyLabel: 'Audiocraft',
  synonyms: ['musicgen', 'audiogen', 'music gen', 'meta audiocraft'],
  repoName: 'audiocraft',
  repoUrl: 'https://github.com/facebookresearch/audiocraft',
  docsUrl: 'https://facebookresearch.github.io/audiocraft/api_docs/audiocraft/',
  summary: 'Generates music and sounds from descriptions.',
  countDownloads: 'path:"state_dict.bin"',
  languages: ['python', 'shell'],
  tasks: ['text-to-audio'],
  fits: (model) =>
    filesOf(model).includes('compression_state_dict.bin')
      ? 'The repository has the compression weights of AudioCraft.'
      : undefined,

  snippets(model, context) {
    const kind = kinds.find(({ tag }) => hasTag(model, tag));
    if (!kind) return { notice: { ...modelTypeUnknown, message: `${modelTypeUnknown.message}.` } };
    const { imports, target, needs } = pinned(model, context);
    const type = py.identifier(kind.name);
    const updates = kind.name === 'MAGNeT';
    return [
      ...(updates ? [update] : []),
      {
        title:
          kind.descriptions === music
            ? 'Generate music from descriptions'
            : 'Generate sounds from descriptions',
        install: [...(updates ? [updated] : install), ...needs],
        warnings: [pickle, oldPython('3.11')],
        code: py`
          from audiocraft.data.audio import audio_write
          from audiocraft.models import ${type}
          ${imports}

          model = ${type}.get_pretrained(${target})
          ${'duration' in kind ? py`model.set_generation_params(duration=${kind.duration})` : py.none}

          descriptions = ${kind.descriptions}
          for number, wav in enumerate(model.generate(descriptions), start=1):
              audio_write(f"sample_{number}", wav.cpu(), model.sample_rate, strategy="loudness")
        `,
      },
    ];
  },
});
