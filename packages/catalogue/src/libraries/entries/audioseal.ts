import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleUrl } from '../../snippets/samples/image.ts';
import { pickle } from '../../snippets/warnings.ts';
import * as asset from '../../tasks/sample-assets.ts';

/** The loaders take a file, not a repository. */
const weights = (model: ModelRecord, part: 'generator' | 'detector'): string =>
  filesOf(model).find((file) => file.endsWith('.pth') && file.includes(part)) ?? `${part}_base.pth`;

export default defineLibrary({
  prettyLabel: 'AudioSeal',
  repoName: 'audioseal',
  repoUrl: 'https://github.com/facebookresearch/audioseal',
  summary: 'Puts a watermark into speech that cannot be heard, and finds it again.',
  countDownloads: 'path_extension:"pth"',
  languages: ['python'],

  snippets(model, context) {
    const common = {
      install: [pip('audioseal'), pip('soundfile'), hubClient(context)],
      warnings: [pickle],
    };
    return [
      {
        ...common,
        title: 'Watermark a recording',
        code: py`
          from urllib.request import urlretrieve

          import soundfile as sf
          import torch
          from audioseal import AudioSeal
          ${hubImport(context, 'hf_hub_download')}

          generator = AudioSeal.load_generator(
              ${hubFile(model, context, weights(model, 'generator'))}, nbits=16
          )

          urlretrieve(${retrievable(sampleUrl(context.platform, asset.speech))}, "speech.flac")
          samples, rate = sf.read("speech.flac", dtype="float32")
          audio = torch.from_numpy(samples)[None, None]
          with torch.no_grad():
              watermarked = audio + generator.get_watermark(audio, sample_rate=rate)
          sf.write("watermarked.wav", watermarked[0, 0].numpy(), rate)
        `,
      },
      {
        ...common,
        title: 'Detect the watermark',
        code: py`
          import soundfile as sf
          import torch
          from audioseal import AudioSeal
          ${hubImport(context, 'hf_hub_download')}

          detector = AudioSeal.load_detector(
              ${hubFile(model, context, weights(model, 'detector'))}, nbits=16
          )

          samples, rate = sf.read("watermarked.wav", dtype="float32")
          audio = torch.from_numpy(samples)[None, None]
          with torch.no_grad():
              probability, message = detector.detect_watermark(audio, sample_rate=rate)
          print(probability, message)
        `,
      },
    ];
  },
});
