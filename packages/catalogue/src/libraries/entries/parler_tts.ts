import { type Code, py } from '../../code/index.ts';
import { hasTag, isAdapter, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { defineLibrary } from '../define.ts';
import { torchForAudio } from '../recipes/setup/torch-audio.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';
import { withNamedLanguage } from '../../tasks/named-language.ts';

const ownName = /(?:^|[-_])parler[-_](?:tts|mini|large)(?:[-_]|$)/i;

/** They have both tokenizers in folders of their repository, and speak no other language. */
const isJapanese = (model: ModelRecord): boolean => /japanese/i.test(nameOf(model));

export default defineLibrary({
  prettyLabel: 'Parler-TTS',
  synonyms: ['parler tts', 'parler'],
  repoName: 'Parler-TTS',
  repoUrl: 'https://github.com/huggingface/parler-tts',
  docsUrl: 'https://github.com/huggingface/parler-tts#usage',
  summary: 'Speaks a text in a voice that a second text describes.',
  languages: ['python'],
  tasks: ['text-to-speech'],
  aliases: ['parler-tts'],
  refuses: (model) => isConverted(model) || isAdapter(model),
  // The hub names Transformers, which has no class for them.
  claims: (model) =>
    hasTag(model, 'parler_tts') || ownName.test(nameOf(model))
      ? 'It is a model of Parler-TTS, a package built on Transformers.'
      : undefined,

  // The text is split by the tokenizer of the repository, the description by that of the text encoder.
  snippets(model, context) {
    const pin = { revision: context.revision };
    const tokenizer = (subfolder?: string): Code<'python'> =>
      py`AutoTokenizer.from_pretrained(${model.id}${py.rest({ subfolder, ...pin })})`;
    const { ofText, ofVoice, text } = isJapanese(model)
      ? {
          ofText: tokenizer('prompt_tokenizer'),
          ofVoice: tokenizer('description_tokenizer'),
          text: 'フェリーは九時半に出発します。',
        }
      : {
          ofText: tokenizer(),
          ofVoice: py`AutoTokenizer.from_pretrained(model.config.text_encoder._name_or_path)`,
          text: sampleTextOf(withNamedLanguage(model), textToSpeech),
        };
    return [
      {
        title: 'Synthesize speech in a described voice',
        // The release of Transformers that it pins needs a tokenizers package without builds for later versions.
        install: [pip('parler-tts', undefined, { python: '<3.14' }), torchForAudio, pip('soundfile')],
        code: py`
          import soundfile as sf
          import torch
          from parler_tts import ParlerTTSForConditionalGeneration
          from transformers import AutoTokenizer

          ${pickDevice}
          model = ParlerTTSForConditionalGeneration.from_pretrained(${model.id}${py.rest(pin)}).to(device)
          text_tokenizer = ${ofText}
          voice_tokenizer = ${ofVoice}

          text = ${text}
          voice = "A woman speaks calmly and close to the microphone, in very clear audio."
          audio = model.generate(
              input_ids=voice_tokenizer(voice, return_tensors="pt").input_ids.to(device),
              prompt_input_ids=text_tokenizer(text, return_tensors="pt").input_ids.to(device),
          )
          sf.write("output.wav", audio.cpu().numpy().squeeze(), model.config.sampling_rate)
        `,
      },
    ];
  },
});
