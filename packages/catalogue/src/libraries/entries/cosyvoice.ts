import { type Code, py, sh } from '../../code/index.ts';
import { baseModelsOf, fileEnding, filesOf, hasTag, listsNone, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { downloadSnippet, hubClient, hubDownload, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Snippet, Warning } from '../../snippets/snippet.ts';
import { remoteCode } from '../../snippets/warnings.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

const repository = checkout('https://github.com/FunAudioLLM/CosyVoice', {
  install: ['-r', 'requirements.txt'],
});

/** By these files the package knows a whole model. */
const settings = ['cosyvoice.yaml', 'cosyvoice2.yaml', 'cosyvoice3.yaml'];
const authors = 'FunAudioLLM/';

const unlisted: Warning = {
  code: 'inferred',
  message:
    'The record lists no files: a fine-tune may have only llm.pt, which replaces that file of its base model.',
};

/** The original of a fine-tune that may have a part of it only. */
const missingBase = (model: ModelRecord): string | undefined =>
  model.id.startsWith(authors) || fileEnding(model, ...settings)
    ? undefined
    : baseModelsOf(model).find((base) => base.startsWith(authors));

/** Whether nothing tells that the package can load it. */
const isUnsure = (model: ModelRecord): boolean =>
  !model.id.startsWith(authors) && missingBase(model) === undefined && filesOf(model).length === 0;

/** The line that sets `folder`, with the files of the base under those of the model. */
const fetched = (model: ModelRecord, context: SnippetContext, base: string): Code<'python'> => py`
  folder = snapshot_download(${base}, local_dir="model")
  ${hubSnapshot(model, context, { local_dir: 'model' })}
`;

/** It has the code of the package, and a program that says in which accent it speaks. */
const hasProgram = ({ id }: ModelRecord): boolean => id === 'walston/cosyvoice3-multiaccent';

const programSnippets = (model: ModelRecord, context: SnippetContext): readonly Snippet[] => [
  {
    title: 'Download the model and its code',
    install: [hubTool(context)],
    code: hubDownload(model, context),
  },
  {
    title: 'Speak in the accent of Sichuan',
    install: [hubTool(context)],
    warnings: [remoteCode],
    code: sh`
      pip install -r ${`${nameOf(model)}/requirements.txt`}
      cd ${nameOf(model)} && python inference.py --text=${sampleTextOf(model, textToSpeech)} --accent=Sichuan --output=output.wav
    `,
  },
];

export default defineLibrary({
  prettyLabel: 'CosyVoice',
  synonyms: ['cosy voice'],
  repoName: 'CosyVoice',
  repoUrl: 'https://github.com/FunAudioLLM/CosyVoice',
  summary: 'Speech in many languages, in the voice of a short recording.',
  countDownloads: 'path_extension:"onnx" OR path_extension:"pt"',
  languages: ['shell', 'python'],
  tasks: ['text-to-speech'],

  snippets(model, context) {
    const name = nameOf(model).toLowerCase();
    if (hasProgram(model)) return programSnippets(model, context);
    const base = missingBase(model);
    const isPart = base === undefined && listsNone(model, ...settings);
    if (name.includes('onnx') || isPart) return [downloadSnippet(model, context)];
    const text = sampleTextOf(model, textToSpeech);
    // The third generation expects an instruction before the text.
    const third = /cosyvoice3/i.test(`${name} ${base}`) || hasTag(model, 'cosyvoice3');
    const spoken = third ? `You are a helpful assistant.<|endofprompt|>${text}` : text;
    const call = name.endsWith('-sft')
      ? py`model.inference_sft(text, model.list_available_spks()[0])`
      : py`model.inference_cross_lingual(text, "asset/zero_shot_prompt.wav")`;
    return [
      {
        title: 'Fetch the submodules',
        install: [repository],
        code: sh`git submodule update --init --recursive`,
      },
      {
        title: 'Synthesize speech',
        install: [hubClient(context)],
        warnings: isUnsure(model) ? [unlisted] : [],
        code: py`
          import sys

          sys.path.append("third_party/Matcha-TTS")

          import torchaudio
          from cosyvoice.cli.cosyvoice import AutoModel
          ${hubImport(context, 'snapshot_download')}

          ${base === undefined ? py.none : fetched(model, context, base)}
          model = AutoModel(model_dir=${base === undefined ? hubSnapshot(model, context) : py`folder`})

          text = ${spoken}
          for number, part in enumerate(${call}):
              torchaudio.save(f"output_{number}.wav", part["tts_speech"], model.sample_rate)
        `,
      },
    ];
  },
});
