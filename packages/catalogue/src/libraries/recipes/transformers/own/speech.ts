/** @module Use of model types that transcribe with a language or an instruction, or that tell speakers apart. */
import { py } from '../../../../code/index.ts';
import { own } from '../../../../snippets/own.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleUrl } from '../../../../snippets/samples/image.ts';
import * as asset from '../../../../tasks/sample-assets.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import type { OwnUseOf } from './example.ts';

const hearing = {
  title: 'Transcribe speech',
  needs: [pip('librosa')],
  imports: py`from transformers.audio_utils import load_audio`,
  preparer: 'AutoProcessor',
  name: 'AutoModelForSpeechSeq2Seq',
} as const;

/** Long recordings are cut into pieces, which the processor joins. */
const languageUse: OwnUseOf = (_model, { platform }) => ({
  ...hearing,
  needs: [...hearing.needs, pip('sentencepiece'), pip('protobuf')],
  complete: true,
  use: py`
    rate = processor.feature_extractor.sampling_rate
    audio = load_audio(${sampleUrl(platform, asset.speech)}, sampling_rate=rate)
    inputs = processor(audio=audio, language="en", sampling_rate=rate, return_tensors="pt")
    chunks = inputs.get("audio_chunk_index")
    inputs = inputs.to(model.device, model.dtype)
    outputs = model.generate(**inputs, max_new_tokens=256)
    print(processor.decode(outputs, skip_special_tokens=True, audio_chunk_index=chunks, language="en")[0])
  `,
});

/** The instruction marks where the recording is. */
const instructedUse: OwnUseOf = (_model, { platform }) => ({
  ...hearing,
  use: py`
    audio = load_audio(${sampleUrl(platform, asset.speech)}, sampling_rate=16000)
    messages = [{"role": "user", "content": "<|audio|>can you transcribe the speech into a written format?"}]
    prompt = processor.tokenizer.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
    inputs = processor(text=prompt, audio=audio, return_tensors="pt").to(model.device, model.dtype)
    outputs = model.generate(**inputs, max_new_tokens=200)
    print(processor.tokenizer.batch_decode(outputs[:, inputs["input_ids"].shape[1]:], skip_special_tokens=True)[0])
  `,
});

/** Several may speak at once, and none. */
const speakersUse: OwnUseOf = (_model, { platform }) => ({
  ...hearing,
  title: 'Find who speaks when',
  name: 'AutoModelForAudioFrameClassification',
  use: py`
    rate = processor.feature_extractor.sampling_rate
    audio = load_audio(${sampleUrl(platform, asset.speech)}, sampling_rate=rate)
    inputs = processor(audio, sampling_rate=rate).to(model.device, model.dtype)
    outputs = model(**inputs)
    print(processor.extract_speaker_dict(outputs.logits, inputs["attention_mask"])[0])
  `,
});

const uses: Readonly<Record<string, OwnUseOf>> = {
  cohere_asr: languageUse,
  nemotron3_diarization: speakersUse,
};

export const spokenOwnUse: OwnUseOf = (model, context) =>
  (own(uses, modelTypeNameOf(model)) ?? instructedUse)(model, context);
