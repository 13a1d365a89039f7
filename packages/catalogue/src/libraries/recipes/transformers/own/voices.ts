/** @module Use of model types that speak or play with prompts, processors or vocoders of their own. */
import { py } from '../../../../code/index.ts';
import { own } from '../../../../snippets/own.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleUrl } from '../../../../snippets/samples/image.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import * as asset from '../../../../tasks/sample-assets.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import type { OwnUseOf } from './example.ts';
import { spokenUse } from '../uses/spoken.ts';
import { templated } from '../chat/templated.ts';

const speaking = {
  title: 'Speak a text',
  needs: [pip('soundfile')],
  preparer: 'AutoProcessor',
  name: 'AutoModelForTextToWaveform',
} as const;

/** It reads out what speakers say, each after a mark, and is mapped with models that hear. */
const dialogueUse: OwnUseOf = (model) => ({
  ...speaking,
  name: 'AutoModelForSpeechSeq2Seq',
  use: py`
    text = [${`[S1] ${sampleText(model, 'text-to-speech')}`}]
    inputs = processor(text=text, padding=True, return_tensors="pt").to(model.device)
    outputs = model.generate(**inputs, max_new_tokens=1024)
    processor.save_audio(processor.batch_decode(outputs), "output.wav")
  `,
});

/** It writes codes, which the processor turns into sound; a turn with a recording gives it a voice. */
const sceneUse: OwnUseOf = (model) => ({
  ...speaking,
  use: py`
    messages = ${[
      { role: 'system', content: [{ type: 'text', text: 'Generate audio following instruction.' }] },
      { role: 'scene', content: [{ type: 'text', text: 'Audio is recorded from a quiet room.' }] },
      { role: 'user', content: [{ type: 'text', text: sampleText(model, 'text-to-speech') }] },
    ]}
    ${templated(py`processor`)}

    outputs = model.generate(**inputs, max_new_tokens=1000)
    processor.save_audio(processor.batch_decode(outputs), "output.wav")
  `,
});

/** It writes frames of sound; a recording before the text gives it a voice. */
const framesUse: OwnUseOf = (model) => ({
  ...speaking,
  use: py`
    messages = ${[{ role: 'user', content: [{ type: 'text', text: sampleText(model, 'text-to-speech') }] }]}
    ${templated(py`processor`)}

    outputs = model.generate(**inputs, return_dict_in_generate=True)
    audio = processor.decode(outputs.audio_latents, outputs.audio_latents_mask)
    processor.save_audio(audio, "output.wav")
  `,
});

/** It draws a spectrogram, for a vocoder that was trained with it. */
const spectrogramUse: OwnUseOf = (model) => ({
  ...speaking,
  modules: py`import soundfile as sf`,
  preparer: 'AutoTokenizer',
  name: 'FastSpeech2ConformerModel',
  others: ['FastSpeech2ConformerHifiGan'],
  use: py`
    vocoder = FastSpeech2ConformerHifiGan.from_pretrained("espnet/fastspeech2_conformer_hifigan").to(model.device)
    inputs = tokenizer(${sampleText(model, 'text-to-speech')}, return_tensors="pt").to(model.device)
    audio = vocoder(model(inputs["input_ids"]).spectrogram).squeeze()
    sf.write("output.wav", audio.detach().cpu().numpy(), 22050)
  `,
});

/** Its processor takes the text of a pipeline for sound. */
const musicUse: OwnUseOf = (model) => {
  const classes = { processor: speaking.preparer, model: speaking.name };
  const { code, imports = py.none } = spokenUse({ ...model, pipeline_tag: 'text-to-audio' }, classes);
  return { ...speaking, title: 'Play music', modules: imports, use: code };
};

/** Its processor also keeps the beats, which the notes are placed on. */
const pianoUse: OwnUseOf = (_model, { platform }) => ({
  title: 'Arrange a song for piano',
  needs: [pip('librosa'), pip('resampy'), pip('scipy'), pip('essentia'), pip('pretty_midi')],
  complete: true,
  onCpu: true,
  imports: py`from transformers.audio_utils import load_audio`,
  preparer: 'Pop2PianoProcessor',
  name: 'Pop2PianoForConditionalGeneration',
  use: py`
    # A pop song in place of this recording gives an arrangement.
    audio = load_audio(${sampleUrl(platform, asset.speech)}, sampling_rate=44100)
    inputs = processor(audio=audio, sampling_rate=44100, return_tensors="pt")
    outputs = model.generate(input_features=inputs["input_features"], composer="composer1")
    notes = processor.batch_decode(token_ids=outputs, feature_extractor_output=inputs)
    notes["pretty_midi_objects"][0].write("output.mid")
  `,
});

const uses: Readonly<Record<string, OwnUseOf>> = {
  dia: dialogueUse,
  fastspeech2_conformer: spectrogramUse,
  gradium_phonon_tts: framesUse,
  higgs_audio_v2: sceneUse,
  pocket_tts: framesUse,
  pop2piano: pianoUse,
};

export const voiceUse: OwnUseOf = (model, context) =>
  (own(uses, modelTypeNameOf(model)) ?? musicUse)(model, context);
