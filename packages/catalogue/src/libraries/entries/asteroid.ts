import { py } from '../../code/index.ts';
import { listsNone, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleUrl } from '../../snippets/samples/image.ts';
import { pickle } from '../../snippets/warnings.ts';
import { torchForAudio } from '../recipes/setup/torch-audio.ts';
import * as asset from '../../tasks/sample-assets.ts';

export default defineLibrary({
  prettyLabel: 'Asteroid',
  synonyms: ['asteroid audio', 'speech separation toolkit'],
  repoName: 'Asteroid',
  repoUrl: 'https://github.com/asteroid-team/asteroid',
  docsUrl: 'https://huggingface.co/docs/hub/asteroid',
  summary: 'Separates the voices of a recording and takes noise out of it.',
  filter: true,
  // Last release: 2023.
  status: 'unmaintained',
  languages: ['python'],
  countDownloads: 'path:"pytorch_model.bin"',
  tasks: ['audio-to-audio'],
  refuses: (model) => listsNone(model, 'pytorch_model.bin'),

  snippets: (model, { platform, revision }) => [
    {
      title: /enh/i.test(nameOf(model))
        ? 'Remove noise from a recording'
        : 'Separate the sources of a recording',
      install: [pip('asteroid'), pip('requests'), torchForAudio],
      warnings: [pickle],
      code: py`
        import os
        from urllib.request import urlretrieve

        from asteroid.models import BaseModel

        # Many files have numbers of NumPy, which PyTorch refuses to unpickle by default.
        os.environ["TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD"] = "1"
        model = BaseModel.from_pretrained(${revision === undefined ? model.id : `${model.id}@${revision}`})

        urlretrieve(${retrievable(sampleUrl(platform, asset.speech))}, "speech.flac")
        model.separate("speech.flac", force_overwrite=True, resample=True)
        print("Wrote speech_est1.wav and one file more for each further source")
      `,
    },
  ],
});
