/** @module Examples of NeMo's models that speak: MagpieTTS, or FastPitch with the vocoder HiFi-GAN. */
import { type Code, py } from '../../../code/index.ts';
import { fileEnding, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { hubClient, hubFile, hubImport } from '../../../snippets/hub.ts';
import { pip } from '../../../snippets/requirement.ts';
import type { Snippet } from '../../../snippets/snippet.ts';

const text = 'The ferry to the island leaves every morning at nine.';

/** Loads the model of the record with a class. */
type Load = (name: string) => Code<'python'>;

interface Speaker {
  readonly imports: Code<'python'>;
  readonly code: (load: Load) => Code<'python'>;
}

const magpie: Speaker = {
  imports: py`from nemo.collections.tts.models import MagpieTTSModel`,
  code: (load) => py`
    model = ${load('MagpieTTSModel')}
    model.eval()

    audio, _ = model.do_tts(${text}, language="en")
    sf.write("speech.wav", audio[0].float().cpu().numpy(), model.output_sample_rate)
  `,
};

/** One of the two is the model of the record; the other is the usual one of its kind. */
const pair = (
  models: (load: Load) => readonly [speaker: Code<'python'>, vocoder: Code<'python'>],
): Speaker => ({
  imports: py`
    import torch
    from nemo.collections.tts.models import FastPitchModel, HifiGanModel
  `,
  code(load) {
    const [speaker, vocoder] = models(load);
    return py`
      speaker = ${speaker}
      vocoder = ${vocoder}
      speaker.eval()
      vocoder.eval()

      with torch.no_grad():
          spectrogram = speaker.generate_spectrogram(tokens=speaker.parse(${text}))
          audio = vocoder.convert_spectrogram_to_audio(spec=spectrogram)
      sf.write("speech.wav", audio[0].float().cpu().numpy(), 22050)
    `;
  },
});

const speakers: readonly (readonly [name: RegExp, speaker: Speaker])[] = [
  [/magpie/i, magpie],
  [
    /fastpitch/i,
    pair((load) => [load('FastPitchModel'), py`HifiGanModel.from_pretrained("nvidia/tts_hifigan")`]),
  ],
  [
    /hifi-?gan/i,
    pair((load) => [py`FastPitchModel.from_pretrained("nvidia/tts_en_fastpitch")`, load('HifiGanModel')]),
  ],
];

/** Undefined for models of other kinds. */
export function speaking(model: ModelRecord, context: SnippetContext): Snippet | undefined {
  const name = nameOf(model);
  const speaker = speakers.find(([pattern]) => pattern.test(name))?.[1];
  if (model.pipeline_tag !== 'text-to-speech' || speaker === undefined) return undefined;
  const pin = context.revision !== undefined;
  const file = fileEnding(model, '.nemo') ?? `${name}.nemo`;
  const load: Load = (type) =>
    pin
      ? py`${py.identifier(type)}.restore_from(${hubFile(model, context, file)})`
      : py`${py.identifier(type)}.from_pretrained(${model.id})`;
  return {
    title: 'Speak a text',
    install: [pip('nemo_toolkit[tts]'), pip('soundfile'), ...(pin ? [hubClient(context)] : [])],
    code: py`
      import soundfile as sf
      ${speaker.imports}
      ${pin ? hubImport(context, 'hf_hub_download') : py.none}

      ${speaker.code(load)}
    `,
  };
}
