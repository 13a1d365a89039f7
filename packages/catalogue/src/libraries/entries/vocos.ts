import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { defineLibrary } from '../define.ts';
import { torchForAudio } from '../recipes/setup/torch-audio.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleUrl } from '../../snippets/samples/image.ts';
import * as asset from '../../tasks/sample-assets.ts';

/** Models of other sample rates were trained with modified packages, whose settings the published one does not have. */
const ownName = /^vocos-(?:mel|(?<codec>encodec))-24khz/i;

const isOwn = (model: ModelRecord): boolean => ownName.test(nameOf(model));

export default defineLibrary({
  prettyLabel: 'Vocos',
  synonyms: ['vocoder', 'gemelo vocos'],
  repoName: 'vocos',
  repoUrl: 'https://github.com/gemelo-ai/vocos',
  summary: 'A fast vocoder: sound from mel spectrograms or from the codes of EnCodec.',
  countDownloads: 'path:"config.yaml"',
  languages: ['python', 'shell'],
  tasks: ['audio-to-audio'],
  refuses: isConverted,
  fits: (model) => (isOwn(model) ? 'Its name is that of a model of the package vocos.' : undefined),

  snippets(model, context) {
    if (!isOwn(model)) return [downloadSnippet(model, context)];
    const usesCodec = ownName.exec(nameOf(model))?.groups?.['codec'] !== undefined;
    return [
      {
        title: 'Reconstruct a recording',
        install: [pip('vocos'), torchForAudio, pip('torchaudio'), pip('soundfile')],
        code: py`
          from urllib.request import urlretrieve

          import soundfile as sf
          import torch
          from torchaudio.functional import resample
          from vocos import Vocos

          vocos = Vocos.from_pretrained(${model.id}${py.rest({ revision: context.revision })})

          urlretrieve(${retrievable(sampleUrl(context.platform, asset.speech))}, "speech.flac")
          samples, rate = sf.read("speech.flac", dtype="float32", always_2d=True)
          waveform = resample(torch.from_numpy(samples.mean(axis=1))[None], rate, 24000)

          ${
            usesCodec
              ? py`
                  # The third of the bandwidths 1.5, 3, 6 and 12 kbit/s.
                  output = vocos(waveform, bandwidth_id=torch.tensor([2]))
                `
              : py`output = vocos(waveform)`
          }
          sf.write("output.wav", output[0].numpy(), 24000)
        `,
      },
    ];
  },
});
