import { sh } from '../../code/index.ts';
import { baseModelsOf, hasTag, isAdapter, nameOf, widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { defineLibrary } from '../define.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout, program } from '../../snippets/requirement.ts';
import type { Snippet, Warning } from '../../snippets/snippet.ts';
import { gpu, oldPython } from '../../snippets/warnings.ts';

const source = 'https://github.com/fishaudio/fish-speech';

const machine: Warning = {
  code: 'hardware',
  message: 'Needs an NVIDIA GPU with 24 GB of memory, on Linux or in WSL.',
};

/** The models speak many languages; the samples in all of them are larger than this library. */
const textOf = (model: ModelRecord): string => widgetOf(model)?.text ?? 'The ferry leaves at half past nine.';

const hasType = (model: ModelRecord, type: string): boolean =>
  model.config?.model_type === type || hasTag(model, type);

const isS2 = (model: ModelRecord): boolean =>
  hasType(model, 'fish_qwen3_omni') || model.id === 'fishaudio/s2-pro';

const isEarlier = (model: ModelRecord): boolean =>
  hasType(model, 'dual_ar') || /^fishaudio\/(?:fish-speech-1|openaudio-s1)/.test(model.id);

/** The last state of the repository with the scripts of an earlier model. */
interface EarlierScripts {
  /** In the name of the model or of its base. */
  readonly words: RegExp;
  readonly ref: string;
  /** The script that turns a text into codes, and the file it writes. */
  readonly encode: readonly [script: string, file: string];
  /** The script that turns codes into sound, and the weights it reads. */
  readonly decode: readonly [script: string, weights: string];
}

const firefly = 'firefly-gan-vq-fsq-8x1024-21hz-generator.pth';

const earlierScripts: readonly EarlierScripts[] = [
  {
    words: /openaudio-s1/i,
    ref: 'd3df50503b36314a964f66cac1af1e19e95bcfa3',
    encode: ['fish_speech/models/text2semantic/inference.py', 'temp/codes_0.npy'],
    decode: ['fish_speech/models/dac/inference.py', 'codec.pth'],
  },
  {
    words: /fish-speech-1\.5/i,
    ref: 'v1.5.1',
    encode: ['fish_speech/models/text2semantic/inference.py', 'temp/codes_0.npy'],
    decode: ['fish_speech/models/vqgan/inference.py', firefly],
  },
  {
    words: /fish-speech-1\.4/i,
    ref: 'v1.4.3',
    encode: ['tools/llama/generate.py', 'codes_0.npy'],
    decode: ['tools/vqgan/inference.py', firefly],
  },
];

const earlierScriptsOf = (model: ModelRecord): EarlierScripts | undefined =>
  earlierScripts.find(({ words }) =>
    [nameOf(model), ...baseModelsOf(model)].some((name) => words.test(name)),
  );

const portaudio = program('portaudio', { brew: 'portaudio', apt: 'portaudio19-dev' });

function earlierSpeech(model: ModelRecord, context: SnippetContext, scripts: EarlierScripts): Snippet {
  const folder = `checkpoints/${nameOf(model)}`;
  const [encoder, codes] = scripts.encode;
  const [decoder, weights] = scripts.decode;
  return {
    title: 'Synthesize speech',
    install: [
      portaudio,
      // These states set no upper limit.
      checkout(source, { ref: scripts.ref, install: ['-e', '.[stable]', 'transformers<5'] }),
      hubTool(context),
    ],
    warnings: [gpu, oldPython('3.12')],
    code: sh`
      ${hubDownload(model, context, { folder })}
      python ${encoder} --text ${textOf(model)} --checkpoint-path ${folder}
      python ${decoder} -i ${codes} -o output.wav --checkpoint-path ${`${folder}/${weights}`}
    `,
  };
}

export default defineLibrary({
  prettyLabel: 'Fish Speech',
  synonyms: ['fish audio', 'openaudio', 's2 pro'],
  repoName: 'fish-speech',
  repoUrl: source,
  docsUrl: 'https://speech.fish.audio/inference/',
  summary: 'Speech in many languages, in the voice of a short recording and with marks for its expression.',
  languages: ['shell'],
  tasks: ['text-to-speech'],
  refuses: isConverted,
  fits: (model) =>
    isS2(model) || isEarlier(model) ? 'It has the type or the name of a model of Fish Speech.' : undefined,

  snippets(model, context) {
    const isWhole = !isAdapter(model) && !hasTag(model, '4-bit', '8-bit', 'fp8');
    const scripts = isEarlier(model) ? earlierScriptsOf(model) : undefined;
    if (scripts && isWhole) return [earlierSpeech(model, context, scripts)];
    if (!isS2(model) || !isWhole) return [downloadSnippet(model, context)];
    const folder = `checkpoints/${nameOf(model)}`;
    return [
      {
        title: 'Synthesize speech',
        install: [portaudio, checkout(source, { install: ['-e', '.'] }), hubTool(context)],
        warnings: [machine, oldPython('3.13')],
        code: sh`
          ${hubDownload(model, context, { folder })}
          python fish_speech/models/text2semantic/inference.py \
            --text ${textOf(model)} --checkpoint-path ${folder} --output output.wav
        `,
      },
    ];
  },
});
