/** @module Use of a speech or audio model loaded by Transformers. */
import { type Code, py } from '../../../code/index.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { own } from '../../../snippets/own.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { pip } from '../../../snippets/requirement.ts';
import { sampleUrl } from '../../../snippets/sample-image.ts';
import { sampleText } from '../../../snippets/samples.ts';
import { hasDecoder, modelTypeNameOf } from './model-type.ts';
import { type Classes, featureExtractor, topLabel, type Use, variableOf } from './classes.ts';
import { type HeardClass, isHeard } from './sound-kind.ts';
import * as asset from '../../../tasks/sample-assets.ts';

const written = py`
  outputs = model.generate(**inputs)
  print(processor.batch_decode(outputs, skip_special_tokens=True)[0])
`;

/** Outputs for audio: text, a label, or a vector. */
const heard: Readonly<Record<HeardClass, Code<'python'>>> = {
  AutoModelForSpeechSeq2Seq: written,
  AutoModelForRNNT: written,
  AutoModelForTDT: written,
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
    print(outputs.logits.argmax(-1)[0].tolist())
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

/** Model types whose bare model needs a text as well, or returns a loss first. */
const featuresOfType: Readonly<Record<string, Code<'python'>>> = {
  clap: py`
    outputs = model.get_audio_features(**inputs)
    print(outputs.pooler_output.shape)
  `,
  dac: py`
    outputs = model(**inputs)
    print(outputs.audio_codes.shape)
  `,
};

const bareFeatures = (model: ModelRecord): Code<'python'> =>
  own(featuresOfType, modelTypeNameOf(model)) ??
  py`
    outputs = ${hasDecoder(model) ? py`model.get_encoder()` : py`model`}(**inputs)
    print(outputs[0].shape)
  `;

/** For classes that take audio. */
export function heardUse(model: ModelRecord, { platform }: SnippetContext, classes: Classes): Use {
  const single = classes.processor === featureExtractor;
  const result = isHeard(classes.model) ? heard[classes.model] : bareFeatures(model);
  return {
    imports: py`from transformers.audio_utils import load_audio`,
    code: py`
      rate = ${single ? py`extractor.sampling_rate` : py`processor.feature_extractor.sampling_rate`}
      audio = load_audio(${sampleUrl(platform, asset.speech)}, sampling_rate=rate)
      ${
        single
          ? py`inputs = extractor(audio, sampling_rate=rate, return_tensors="pt")`
          : py`inputs = processor(audio=audio, sampling_rate=rate, return_tensors="pt")`
      }
      inputs = inputs.to(model.device, model.dtype)
      ${result}
    `,
    needs: [pip('librosa')],
  };
}

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
  seamless_m4t: {
    lines: py`
      audio = model.generate(**inputs, tgt_lang="eng")[0].squeeze()
      rate = model.config.sampling_rate
    `,
    args: py`, src_lang="eng"`,
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

const sameVoice: Readonly<Record<string, string>> = {
  musicgen_melody: 'musicgen',
  seamless_m4t_v2: 'seamless_m4t',
};

const anyVoice = generated(py`getattr(model.config, "sampling_rate", 24000)`);

/** Generates speech or music and saves it as a file. */
export function spokenUse(model: ModelRecord, classes: Classes): Use {
  const type = modelTypeNameOf(model);
  const voice = own(voices, own(sameVoice, type) ?? type) ?? anyVoice;
  const { prefix = '', lines, imports = py.none, args = py.none } = voice;
  return {
    imports: py`
      import soundfile as sf
      ${imports}
    `,
    code: py`
      inputs = ${variableOf(classes)}(text=${prefix + sampleText(model)}${args}, return_tensors="pt").to(model.device)
      ${lines}
      sf.write("output.wav", audio.detach().cpu().float().numpy(), rate)
    `,
    needs: [pip('soundfile')],
  };
}
