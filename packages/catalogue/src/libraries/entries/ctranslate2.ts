import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { namesCTranslate2 } from '../../records/traits/other-formats.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { placeholder } from '../../snippets/warnings.ts';

/** Translators need the tokenizer of the model from which they were converted, which the record does not name. */
const hears = (model: ModelRecord): boolean =>
  model.pipeline_tag === 'automatic-speech-recognition' || /whisper/i.test(nameOf(model));

export default defineLibrary({
  prettyLabel: 'CTranslate2',
  synonyms: ['faster-whisper', 'faster whisper', 'ct2'],
  repoName: 'CTranslate2',
  repoUrl: 'https://github.com/OpenNMT/CTranslate2',
  docsUrl: 'https://opennmt.net/CTranslate2/',
  summary: 'Runs converted Transformers fast on CPU and GPU; faster-whisper transcribes speech with it.',
  countDownloads: 'path:"model.bin"',
  languages: ['python', 'shell'],
  tasks: ['automatic-speech-recognition'],
  fits: (model) =>
    hasTag(model, 'ctranslate2', 'faster-whisper') || namesCTranslate2(model)
      ? 'Its weights are in the format of CTranslate2.'
      : undefined,

  snippets(model, context) {
    if (!hears(model)) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Transcribe a recording',
        // It opens recordings with an option that the package av has no more from 18.1.
        install: [pip('faster-whisper'), pip('av', '<18.1')],
        warnings: [placeholder('a recording, as speech.wav,')],
        code: py`
          from faster_whisper import WhisperModel

          model = WhisperModel(${model.id}${py.rest({ revision: context.revision })})

          segments, info = model.transcribe("speech.wav")
          print("Language:", info.language)
          for segment in segments:
              print(f"{segment.start:.1f} s to {segment.end:.1f} s: {segment.text}")
        `,
      },
    ];
  },
});
