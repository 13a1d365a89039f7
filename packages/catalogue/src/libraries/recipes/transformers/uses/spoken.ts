/** @module Use of a model that speaks or plays, loaded by Transformers. */
import { type Code, py } from '../../../../code/index.ts';
import { nameOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { own } from '../../../../snippets/own.ts';
import { pip, type Requirement } from '../../../../snippets/requirement.ts';
import type { Warning } from '../../../../snippets/snippet.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import { languageNamesOf } from '../../../../tasks/languages.ts';
import type { Recipe } from '../pipeline/call.ts';
import { type Classes, type Use, variableOf } from '../tasks/classes.ts';
import { modelTypeNameOf } from '../types/model-type.ts';

interface Voice {
  /** What stands before the text. */
  readonly prefix?: string;
  /** Lines that compute `audio` and `rate` from `inputs`. */
  readonly lines: Code<'python'>;
  readonly imports?: Code<'python'>;
  /** Arguments after the text when preparing the inputs. */
  readonly args?: Code<'python'>;
}

const generated = (rate: Code<'python'>): Voice => ({
  lines: py`
    audio = model.generate(**inputs)[0].squeeze()
    rate = ${rate}
  `,
});

/** By model type; the attribute for the sampling rate differs. */
const voices: Readonly<Record<string, Voice>> = {
  bark: generated(py`model.generation_config.sample_rate`),
  csm: {
    // The number of the speaker.
    prefix: '[0]',
    lines: py`
      audio = model.generate(**inputs, output_audio=True)[0]
      rate = 24000
    `,
    args: py`, add_special_tokens=True`,
  },
  fastspeech2_conformer_with_hifigan: {
    lines: py`
      audio = model(inputs["input_ids"]).waveform[0]
      rate = 22050
    `,
  },
  musicgen: {
    lines: py`
      audio = model.generate(**inputs, do_sample=True, max_new_tokens=256)[0, 0]
      rate = model.config.audio_encoder.sampling_rate
    `,
    args: py`, padding=True`,
  },
  speecht5: {
    imports: py`
      import torch
      from transformers import SpeechT5HifiGan
    `,
    lines: py`
      vocoder = SpeechT5HifiGan.from_pretrained("microsoft/speecht5_hifigan").to(model.device)
      # 512 numbers that describe a voice; zeros give a neutral one.
      voice = torch.zeros(1, 512, device=model.device)
      audio = model.generate_speech(inputs["input_ids"], voice, vocoder=vocoder)
      rate = 16000
    `,
  },
  vits: {
    lines: py`
      audio = model(**inputs).waveform[0]
      rate = model.config.sampling_rate
    `,
  },
};

const anyVoice = generated(py`getattr(model.config, "sampling_rate", 24000)`);

/** Whether it plays what a text describes; some such records have the task of models that speak. */
const plays = (model: ModelRecord): boolean => modelTypeNameOf(model)?.startsWith('musicgen') === true;

/** The hub also gives the task of music to models that speak. */
const speaksWords = (model: ModelRecord): boolean =>
  /^(?:bark|csm|dia|speecht5|vits)$/.test(modelTypeNameOf(model) ?? '');

/** The codes, each before that of the samples. */
const codes =
  'ara ar ben bn cat ca deu de ell el eng en fas fa fin fi fra fr heb he hin hi hun hu ind id ita it jpn ja kaz kk kor ko mon mn nld nl pol pl por pt rus ru sin si spa es swe sv tha th tur tr ukr uk urd ur vie vi'.split(
    ' ',
  );

/** The voices of MMS are named by the codes of their languages. Where neither its card nor its tags tell one; in the Latin script, a language has no sample that others write. */
function withVoiceLanguage(model: ModelRecord): ModelRecord {
  const [, code = '', script] = /^mms-tts-([a-z]{3})(?![a-z])(-script_latin)?/.exec(nameOf(model)) ?? [];
  if (code === '') return model;
  const at = script === undefined ? codes.indexOf(code) : -1;
  const language = (at < 0 ? undefined : codes[at + 1]) ?? code;
  return { ...model, cardData: { language, ...model.cardData } };
}

const spokenText = (model: ModelRecord): string =>
  sampleText(
    withVoiceLanguage(model),
    plays(model) ? 'text-to-audio' : speaksWords(model) ? 'text-to-speech' : undefined,
  );

/** Whether there is no text in its only language. */
function lacksText(model: ModelRecord): boolean {
  const [language = 'en', ...more] = languageNamesOf(withVoiceLanguage(model));
  if (/^en|^multi/.test(language) || more.length > 0 || !speaksWords(model)) return false;
  return spokenText(model) === sampleText({ id: '' }, 'text-to-speech');
}

const inItsLanguage: Warning = {
  code: 'placeholder',
  message: 'Insert a text in the language of the voice before you run it.',
};

/** Voices of MMS whose languages have too many characters, which their tokenizer writes in Latin letters. */
const spokenNeeds = ({ id }: ModelRecord): readonly Requirement[] =>
  /mms-tts-(?:amh|guk|kor|sgw|tir)(?![a-z])/.test(id)
    ? [pip('soundfile'), pip('uroman')]
    : [pip('soundfile')];

/** What a pipeline is given, and how its result is saved. */
export const spokenCall: Recipe = (model) => ({
  before: py`import soundfile as sf`,
  args: py`${spokenText(model)}`,
  after: py`sf.write("output.wav", result["audio"].T, result["sampling_rate"])`,
  needs: spokenNeeds(model),
  ...(lacksText(model) && { warnings: [inItsLanguage] }),
});

/** Generates speech or music and saves it as a file. */
export function spokenUse(model: ModelRecord, classes: Classes): Use {
  const voice = own(voices, plays(model) ? 'musicgen' : modelTypeNameOf(model)) ?? anyVoice;
  const { prefix = '', lines, imports = py.none, args = py.none } = voice;
  return {
    imports: py`
      import soundfile as sf
      ${imports}
    `,
    code: py`
      ${lacksText(model) ? py`# The sample is English: insert a text in the language of the voice.` : py.none}
      inputs = ${variableOf(classes)}(text=${prefix + spokenText(model)}${args}, return_tensors="pt").to(model.device)
      ${lines}
      sf.write("output.wav", audio.detach().cpu().float().numpy(), rate)
    `,
    needs: spokenNeeds(model),
  };
}
