import { py } from '../../code/index.ts';
import { filesOf, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { defineLibrary } from '../define.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { retrievable, sampleUrl } from '../../snippets/samples/image.ts';
import * as asset from '../../tasks/sample-assets.ts';

const source = 'https://github.com/NVIDIA/BigVGAN';

/** A model is named by its sample rate and its mel bands; the name of the project alone does not say what is there. */
const ownName = /^bigvgan(?<model>_(?:v2_|base_)?\d+khz_\d+band.*)?$/i;

const isOwn = (model: ModelRecord): boolean =>
  ownName.test(nameOf(model)) || filesOf(model).includes('bigvgan_generator.pt');

const isOneModel = (model: ModelRecord): boolean => {
  const files = filesOf(model);
  return files.length === 0
    ? ownName.exec(nameOf(model))?.groups?.['model'] !== undefined
    : files.includes('bigvgan_generator.pt');
};

export default defineLibrary({
  prettyLabel: 'BigVGAN',
  synonyms: ['vocoder', 'big vgan'],
  repoName: 'BigVGAN',
  repoUrl: source,
  docsUrl: 'https://github.com/NVIDIA/BigVGAN/blob/main/README.md',
  summary: 'A vocoder for speech, music and other sounds: a waveform from a mel spectrogram.',
  countDownloads: 'path:"bigvgan_generator.pt"',
  languages: ['python', 'shell'],
  tasks: ['audio-to-audio'],
  refuses: isConverted,
  fits: (model) => (isOwn(model) ? 'It has the name or the weights of a model of BigVGAN.' : undefined),

  snippets(model, context) {
    if (!isOneModel(model)) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Reconstruct a recording',
        install: [
          checkout(source),
          pip('torch'),
          pip('librosa'),
          pip('matplotlib'),
          pip('soundfile'),
          // Its loader expects arguments that later versions of the client no longer pass.
          pip(context.platform.hubPackage, '<1'),
        ],
        code: py`
          from urllib.request import urlretrieve

          import librosa
          import soundfile as sf
          import torch
          from bigvgan import BigVGAN
          from meldataset import get_mel_spectrogram

          ${pickDevice}
          model = BigVGAN.from_pretrained(${model.id}${py.rest({ revision: context.revision })}).to(device).eval()
          model.remove_weight_norm()

          urlretrieve(${retrievable(sampleUrl(context.platform, asset.speech))}, "speech.flac")
          samples, rate = librosa.load("speech.flac", sr=model.h.sampling_rate)
          mel = get_mel_spectrogram(torch.from_numpy(samples)[None], model.h).to(device)

          with torch.inference_mode():
              output = model(mel)
          sf.write("output.wav", output[0, 0].cpu().numpy(), rate)
        `,
      },
    ];
  },
});
