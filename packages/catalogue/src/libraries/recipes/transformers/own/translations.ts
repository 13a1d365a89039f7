/** @module Use of models that translate, and are told the languages in their own ways. */
import { py } from '../../../../code/index.ts';
import { own } from '../../../../snippets/own.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleUrl } from '../../../../snippets/samples/image.ts';
import translation from '../../../../tasks/entries/translation/samples.ts';
import * as asset from '../../../../tasks/sample-assets.ts';
import { languageTurns } from '../../local/translate-gemma.ts';
import type { OwnUse, OwnUseOf } from './example.ts';
import { pictureNeeds } from '../needs/pictures.ts';
import { templated } from '../chat/templated.ts';

/** The text begins with the language to translate into. */
export const prefixUse: OwnUseOf = () => ({
  title: 'Translate a text',
  preparer: 'AutoTokenizer',
  name: 'AutoModelForSeq2SeqLM',
  use: py`
    inputs = tokenizer(${`<2de> ${translation.input.text.en}`}, return_tensors="pt").to(model.device)
    outputs = model.generate(**inputs, max_new_tokens=60)
    print(tokenizer.decode(outputs[0], skip_special_tokens=True))
  `,
});

/** Its chat template takes the languages with the text. */
export const translationUse: OwnUseOf = () => ({
  title: 'Translate a text',
  needs: pictureNeeds,
  preparer: 'AutoProcessor',
  name: 'AutoModelForImageTextToText',
  use: py`
    messages = ${languageTurns()}
    ${templated(py`processor`)}

    outputs = model.generate(**inputs, max_new_tokens=60)
    print(processor.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
  `,
});

const tokenizing = [pip('sentencepiece'), pip('protobuf')];
const saving = [pip('soundfile'), ...tokenizing];

const saved = py`sf.write("output.wav", audio.squeeze().cpu().float().numpy(), model.config.sampling_rate)`;

/** A text alone needs no more than the tokenizer. */
const reading = { complete: true, preparer: 'AutoTokenizer' } as const;

const textUse: OwnUseOf = () => ({
  ...reading,
  title: 'Translate a text',
  needs: tokenizing,
  name: 'AutoModelForSeq2SeqLM',
  use: py`
    text = "The library opens at nine in the morning."
    inputs = tokenizer(text, src_lang="eng", return_tensors="pt").to(model.device)
    outputs = model.generate(**inputs, tgt_lang="fra", max_new_tokens=60)
    print(tokenizer.decode(outputs[0], skip_special_tokens=True))
  `,
});

const voiceUse: OwnUseOf = () => ({
  ...reading,
  title: 'Speak a text',
  needs: saving,
  modules: py`import soundfile as sf`,
  name: 'AutoModelForTextToWaveform',
  use: py`
    text = "The ferry leaves at half past nine."
    inputs = tokenizer(text, src_lang="eng", return_tensors="pt").to(model.device)
    audio = model.generate(**inputs, tgt_lang="eng")[0]
    ${saved}
  `,
});

/** No automatic class knows the processor of the second version. */
const hearing =
  ({ use, ...given }: Pick<OwnUse, 'modules' | 'name' | 'needs' | 'title' | 'use'>): OwnUseOf =>
  (_model, { platform }) => ({
    ...given,
    complete: true,
    imports: py`from transformers.audio_utils import load_audio`,
    preparer: 'SeamlessM4TProcessor',
    use: py`
      audio = load_audio(${sampleUrl(platform, asset.speech)}, sampling_rate=16000)
      inputs = processor(audio=audio, sampling_rate=16000, return_tensors="pt").to(model.device, model.dtype)
      ${use}
    `,
  });

const speechUse: OwnUseOf = (model, context) =>
  hearing({
    title: 'Transcribe or translate speech',
    needs: [pip('librosa'), ...tokenizing],
    name: 'AutoModelForSpeechSeq2Seq',
    use: py`
      outputs = model.generate(**inputs, tgt_lang=${/indic/i.test(model.id) ? 'hin' : 'eng'})
      print(processor.decode(outputs[0], skip_special_tokens=True))
    `,
  })(model, context);

const interpreterUse = hearing({
  title: 'Translate speech',
  needs: [pip('librosa'), ...saving],
  modules: py`import soundfile as sf`,
  name: 'AutoModel',
  use: py`
    audio = model.generate(**inputs, tgt_lang="fra")[0]
    ${saved}
  `,
});

const uses: Readonly<Record<string, OwnUseOf>> = {
  'audio-to-audio': interpreterUse,
  'automatic-speech-recognition': speechUse,
  'text-to-audio': voiceUse,
  'text-to-speech': voiceUse,
};

/** Texts and speech, unless the task tells which. */
export const seamlessUse: OwnUseOf = (model, context) => {
  const use = own(uses, model.pipeline_tag);
  if (use) return use(model, context);
  const text = textUse(model, context);
  return model.pipeline_tag?.startsWith('t') ? text : { ...text, also: speechUse(model, context) };
};
