import { sh } from '../../code/index.ts';
import { hasTag, isAdapter, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted } from '../../records/other-formats.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout, program } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/sample-text.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { oldPython } from '../../snippets/warnings.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

const source = 'https://github.com/fishaudio/fish-speech';

const machine: Warning = {
  code: 'hardware',
  message: 'Needs an NVIDIA GPU with 24 GB of memory, on Linux or in WSL.',
};

const hasType = (model: ModelRecord, type: string): boolean =>
  model.config?.model_type === type || hasTag(model, type);

const isS2 = (model: ModelRecord): boolean =>
  hasType(model, 'fish_qwen3_omni') || model.id === 'fishaudio/s2-pro';

const isEarlier = (model: ModelRecord): boolean =>
  hasType(model, 'dual_ar') || /^fishaudio\/(?:fish-speech-1|openaudio-s1)/.test(model.id);

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

  // The current scripts read the tokenizer of S2; earlier models need earlier scripts.
  snippets(model, context) {
    if (!isS2(model) || isAdapter(model) || hasTag(model, '4-bit', '8-bit', 'fp8'))
      return [downloadSnippet(model, context)];
    const folder = `checkpoints/${nameOf(model)}`;
    return [
      {
        title: 'Synthesize speech',
        install: [
          program('portaudio', { brew: 'portaudio', apt: 'portaudio19-dev' }),
          checkout(source, { install: ['-e', '.'] }),
          hubTool(context),
        ],
        warnings: [machine, oldPython('3.13')],
        code: sh`
          ${hubDownload(model, context, { folder })}
          python fish_speech/models/text2semantic/inference.py \
            --text ${sampleTextOf(model, textToSpeech)} --checkpoint-path ${folder} --output output.wav
        `,
      },
    ];
  },
});
