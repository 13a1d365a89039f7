/** @module Use of a model that hears, loaded by Transformers. */
import { type Code, py } from '../../../../code/index.ts';
import { filesOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { own } from '../../../../snippets/own.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleUrl } from '../../../../snippets/samples/image.ts';
import { hasDecoder, modelTypeNameOf } from '../types/model-type.ts';
import { type Classes, featureExtractor, topLabel, type Use } from '../tasks/classes.ts';
import { type HeardClass, isHeard } from '../kinds/sound.ts';
import * as asset from '../../../../tasks/sample-assets.ts';

const written = py`
  outputs = model.generate(**inputs)
  print(processor.batch_decode(outputs, skip_special_tokens=True)[0])
`;

/** They return the times of the words as well. */
const transduced = py`
  outputs = model.generate(**inputs)
  print(processor.batch_decode(outputs.sequences, skip_special_tokens=True)[0])
`;

/** Outputs for audio: text, a label, or a vector. */
const heard: Readonly<Record<HeardClass, Code<'python'>>> = {
  AutoModelForSpeechSeq2Seq: written,
  AutoModelForRNNT: transduced,
  AutoModelForTDT: transduced,
  AutoModelForCTC: py`
    outputs = model(**inputs)
    print(processor.tokenizer.batch_decode(outputs.logits.argmax(-1))[0])
  `,
  AutoModelForAudioClassification: py`
    outputs = model(**inputs)
    ${topLabel}
  `,
  AutoModelForAudioFrameClassification: py`
    outputs = model(**inputs)
    # A column for each speaker: 1 while that speaker is heard.
    print((outputs.logits[0].sigmoid() > 0.5).long().tolist())
  `,
  AutoModelForAudioXVector: py`
    outputs = model(**inputs)
    print(outputs.embeddings.shape)
  `,
  AutoModelForAudioTokenization: py`
    outputs = model.encode(**inputs)
    print(outputs.audio_codes.shape)
  `,
};

const codes = py`
  outputs = model(**inputs)
  print(outputs.audio_codes.shape)
`;

/** Model types whose bare model returns a loss first. */
const featuresOfType: Readonly<Record<string, Code<'python'>>> = {
  dac: codes,
  neucodec: codes,
  xcodec2: codes,
};

/** Its encoder takes the sound alone, and returns codes or vectors. */
const encodedAlone: Readonly<Record<string, Code<'python'>>> = {
  dac: py`audio_codes`,
  higgs_audio_v2_tokenizer: py`audio_codes`,
  pocket_tts_audio_tokenizer: py`latents`,
  vibevoice_acoustic_tokenizer: py`latents`,
};

/** The mask of a padded recording is an argument of some encoders only. */
function encoded(model: ModelRecord): Code<'python'> {
  const result = own(encodedAlone, modelTypeNameOf(model));
  return result === undefined
    ? heard.AutoModelForAudioTokenization
    : py`
        outputs = model.encode(inputs["input_values"])
        print(outputs.${result}.shape)
      `;
}

const bareFeatures = (model: ModelRecord): Code<'python'> =>
  own(featuresOfType, modelTypeNameOf(model)) ??
  py`
    outputs = ${hasDecoder(model) ? py`model.get_encoder()` : py`model`}(**inputs)
    print(outputs[0].shape)
  `;

const heardResult = (model: ModelRecord, autoClass: HeardClass): Code<'python'> =>
  autoClass === 'AutoModelForAudioTokenization' ? encoded(model) : heard[autoClass];

/** Files of a language model that chooses between words, and names of models with one. */
const languageModelFile = /^(?:alphabet\.json$|language_model\/)/;
const withLanguageModel = /^(?:jonatasgrosman|jzuluaga)\/wav2vec2|with-lm|kenlm|\d-?gram/i;

/** The auto class also loads the language model, with packages that are hard to install; this one does not. */
function preparerWithout(model: ModelRecord, classes: Classes): string | undefined {
  const hasOne =
    withLanguageModel.test(model.id) || filesOf(model).some((file) => languageModelFile.test(file));
  if (classes.model !== 'AutoModelForCTC' || !hasOne) return undefined;
  return modelTypeNameOf(model) === 'wav2vec2-bert' ? 'Wav2Vec2BertProcessor' : 'Wav2Vec2Processor';
}

/** For classes that take audio. */
export function heardUse(model: ModelRecord, { platform }: SnippetContext, classes: Classes): Use {
  const single = classes.processor === featureExtractor;
  // The others take one channel.
  const stereo = /encodec_48khz/i.test(model.id);
  const preparer = preparerWithout(model, classes);
  const result = isHeard(classes.model) ? heardResult(model, classes.model) : bareFeatures(model);
  return {
    imports: py`
      ${stereo ? py`import numpy as np` : py.none}
      from transformers.audio_utils import load_audio
    `,
    code: py`
      rate = ${single ? py`extractor.sampling_rate` : py`processor.feature_extractor.sampling_rate`}
      audio = load_audio(${sampleUrl(platform, asset.speech)}, sampling_rate=rate)
      ${stereo ? py`audio = np.stack([audio, audio])` : py.none}
      ${
        single
          ? py`inputs = extractor(audio, sampling_rate=rate, return_tensors="pt")`
          : py`inputs = processor(audio=audio, sampling_rate=rate, return_tensors="pt")`
      }
      inputs = inputs.to(model.device, model.dtype)
      ${result}
    `,
    needs: [pip('librosa')],
    ...(preparer !== undefined && { preparer }),
  };
}
