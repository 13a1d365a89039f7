import { type Code, py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleUrl } from '../../snippets/samples/image.ts';
import { pickle } from '../../snippets/warnings.ts';
import * as asset from '../../tasks/sample-assets.ts';

interface Weights {
  readonly imports: Code<'python'>;
  /** The lines that find the file if its name is not known. */
  readonly find: Code<'python'>;
  /** Argument of the loader, which takes a file or the name of an original model, not a repository. */
  readonly target: Code<'python'>;
}

/** The name in the package. Generators are also tuned alone, so that this detector still finds their watermarks. */
const originalDetector = py`"audioseal_detector_16bits"`;

/** The file, if the record lists it or is that of the original models. */
function knownFile(model: ModelRecord, part: 'detector' | 'generator'): string | undefined {
  const files = filesOf(model).filter((file) => file.endsWith('.pth'));
  const named = files.find((file) => file.includes(part));
  if (named !== undefined) return named;
  if (model.id === 'facebook/audioseal') return `${part}_base.pth`;
  return part === 'generator' ? files.find((file) => !file.includes('detector')) : undefined;
}

function weightsOf(model: ModelRecord, context: SnippetContext, part: 'detector' | 'generator'): Weights {
  const known = knownFile(model, part);
  if (known !== undefined)
    return {
      imports: hubImport(context, 'hf_hub_download'),
      find: py.none,
      target: hubFile(model, context, known),
    };
  if (part === 'detector' && filesOf(model).length > 0)
    return { imports: py.none, find: py.none, target: originalDetector };
  const pin = { revision: context.revision };
  const path = py`hf_hub_download(${py.args({ repo_id: model.id, filename: py`file`, ...pin })})`;
  const search =
    part === 'generator'
      ? py`file = next(name for name in files if name.endswith(".pth") and "detector" not in name)`
      : py`
          file = next((name for name in files if name.endswith(".pth") and "detector" in name), None)
          # Without a detector in the repository, that of the original model finds the watermark.
          weights = ${path} if file else ${originalDetector}
        `;
  return {
    imports: hubImport(context, 'hf_hub_download', 'list_repo_files'),
    find: py`
      files = list_repo_files(${model.id}${py.rest(pin)})
      ${search}
    `,
    target: part === 'generator' ? path : py`weights`,
  };
}

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
    const generator = weightsOf(model, context, 'generator');
    const detector = weightsOf(model, context, 'detector');
    return [
      {
        ...common,
        title: 'Watermark a recording',
        code: py`
          from urllib.request import urlretrieve

          import soundfile as sf
          import torch
          from audioseal import AudioSeal
          ${generator.imports}

          ${generator.find}
          generator = AudioSeal.load_generator(
              ${generator.target}, nbits=16
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
          ${detector.imports}

          ${detector.find}
          detector = AudioSeal.load_detector(
              ${detector.target}, nbits=16
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
