import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubImport } from '../../snippets/hub.ts';
import { own } from '../../snippets/own.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { sampleLanguageOf } from '../../tasks/languages.ts';
import { torchForAudio } from '../recipes/setup/torch-audio.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

/** Codes that XTTS has for the languages of our samples. */
const spoken: Readonly<Record<string, string>> = {
  ar: 'ar',
  de: 'de',
  en: 'en',
  es: 'es',
  fr: 'fr',
  hi: 'hi',
  hu: 'hu',
  it: 'it',
  ja: 'ja',
  ko: 'ko',
  nl: 'nl',
  pl: 'pl',
  pt: 'pt',
  ru: 'ru',
  tr: 'tr',
  zh: 'zh-cn',
};

export default defineLibrary({
  prettyLabel: 'Coqui TTS',
  synonyms: ['coqui', 'xtts', 'voice cloning'],
  repoName: 'coqui-ai-TTS',
  repoUrl: 'https://github.com/idiap/coqui-ai-TTS',
  docsUrl: 'https://coqui-tts.readthedocs.io',
  summary: 'Speech from text in ready voices or in that of a recording, and training of such models.',
  countDownloads: 'path:"config.json"',
  languages: ['python', 'shell'],
  tasks: ['text-to-speech'],
  aliases: ['coqui-tts'],

  // Other models than XTTS have checkpoints of any name.
  snippets(model, context) {
    const language = own(spoken, sampleLanguageOf(model, textToSpeech.input.text));
    if (!/xtts/i.test(nameOf(model)) || language === undefined) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Synthesize speech in a ready voice',
        // The package imports six, which nothing installs.
        install: [pip('coqui-tts[codec]'), torchForAudio, pip('torchaudio'), pip('six'), hubClient(context)],
        code: py`
          ${hubImport(context, 'snapshot_download')}
          from TTS.api import TTS

          folder = snapshot_download(${model.id}${py.rest({ revision: context.revision })})
          tts = TTS(model_path=folder, config_path=folder + "/config.json")

          tts.tts_to_file(
              ${sampleTextOf(model, textToSpeech)},
              speaker="Ana Florence",
              language=${language},
              file_path="output.wav",
          )
        `,
      },
    ];
  },
});
