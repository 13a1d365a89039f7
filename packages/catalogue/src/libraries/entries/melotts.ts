import { py, sh } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { defineLibrary } from '../define.ts';
import { torchForAudio } from '../recipes/setup/torch-audio.ts';
import { downloadSnippet, hubFile, hubImport } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { oldPython } from '../../snippets/warnings.ts';

const source = 'https://github.com/myshell-ai/MeloTTS';
const english = 'The ferry leaves at half past nine.';

/** By the name after `MeloTTS-`: the package's name of the language, and a text in it. */
const voices: ReadonlyMap<string, { readonly language: string; readonly text: string }> = new Map([
  ['english', { language: 'EN', text: english }],
  ['english-v2', { language: 'EN_V2', text: english }],
  ['english-v3', { language: 'EN_NEWEST', text: english }],
  ['chinese', { language: 'ZH', text: '渡轮九点半出发。' }],
  ['french', { language: 'FR', text: 'Le ferry part à neuf heures et demie.' }],
  ['japanese', { language: 'JP', text: 'フェリーは九時半に出発します。' }],
  ['korean', { language: 'KR', text: '페리는 아홉 시 반에 출발합니다.' }],
  ['spanish', { language: 'ES', text: 'El ferry sale a las nueve y media.' }],
]);

const voiceOf = (model: ModelRecord) =>
  voices.get(/^melotts-(.+)$/.exec(nameOf(model).toLowerCase())?.[1] ?? '');

const linux: Warning = {
  code: 'hardware',
  message: 'Runs on Linux: the packages for Korean and Japanese have folders that differ only in case.',
};

export default defineLibrary({
  prettyLabel: 'MeloTTS',
  synonyms: ['melo', 'melo tts', 'myshell tts'],
  repoName: 'MeloTTS',
  repoUrl: source,
  docsUrl: 'https://github.com/myshell-ai/MeloTTS/blob/main/docs/install.md#python-api',
  summary: 'Speech in English accents, Chinese, French, Japanese, Korean and Spanish, fast enough for a CPU.',
  countDownloads: 'path:"checkpoint.pth"',
  languages: ['python', 'shell'],
  tasks: ['text-to-speech'],
  refuses: isConverted,
  fits: (model) => (voiceOf(model) ? 'Its name is that of a model of MeloTTS.' : undefined),

  snippets(model, context) {
    const voice = voiceOf(model);
    if (voice === undefined) return [downloadSnippet(model, context)];
    // The package finds its own models by their language, at their latest revision.
    const own = model.id.startsWith('myshell-ai/') && context.revision === undefined;
    const paths = own
      ? {}
      : {
          config_path: hubFile(model, context, 'config.json'),
          ckpt_path: hubFile(model, context, 'checkpoint.pth'),
        };
    const korean = voice.language === 'KR';
    return [
      {
        title: 'Download the dictionary that the package needs for every language',
        install: [
          checkout(source, { install: ['-e', '.'] }),
          torchForAudio,
          // Packages that it pins use a module that later versions of setuptools do not have, and older data of NLTK.
          pip('setuptools', '<82', { python: '<3.12' }),
          pip('nltk', '<3.9'),
          ...(korean ? [pip('python-mecab-ko')] : []),
        ],
        warnings: [oldPython('3.11'), ...(korean ? [linux] : [])],
        code: sh`python -m unidic download`,
      },
      {
        title: 'Synthesize speech',
        install: [checkout(source, { entered: true })],
        code: py`
          ${own ? py.none : hubImport(context, 'hf_hub_download')}
          from melo.api import TTS

          model = TTS(${py.args({ language: voice.language, ...paths })})
          speakers = model.hps.data.spk2id
          print(list(speakers.keys()))

          model.tts_to_file(${voice.text}, list(speakers.values())[0], "output.wav")
        `,
      },
    ];
  },
});
