/** @module Use of model types that hear, with the request that they were trained with or a question. */
import { type Code, py } from '../../../../code/index.ts';
import { own } from '../../../../snippets/own.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleUrl } from '../../../../snippets/samples/image.ts';
import * as asset from '../../../../tasks/sample-assets.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import type { OwnUseOf } from './example.ts';

const hearing = {
  needs: [pip('librosa')],
  preparer: 'AutoProcessor',
  name: 'AutoModelForSpeechSeq2Seq',
} as const;

/** Without the inputs, which a decoder repeats. */
const answer = py`outputs[:, inputs["input_ids"].shape[1]:]`;
const words = (outputs: Code<'python'>): Code<'python'> =>
  py`processor.batch_decode(${outputs}, skip_special_tokens=True)`;

/** The processor writes the request that the model was trained with. */
const requested =
  ({
    options = {},
    name = hearing.name,
    text = words(answer),
  }: {
    readonly options?: Readonly<Record<string, string>>;
    readonly name?: string;
    /** The texts in the outputs. */
    readonly text?: Code<'python'>;
  } = {}): OwnUseOf =>
  (_model, { platform }) => ({
    ...hearing,
    title: 'Transcribe speech',
    name,
    use: py`
      inputs = processor.apply_transcription_request(${sampleUrl(platform, asset.speech)}${py.rest(options)})
      inputs = inputs.to(model.device, model.dtype)
      outputs = model.generate(**inputs, max_new_tokens=500)
      print(${text}[0])
    `,
  });

/** It is mapped as an encoder-decoder, but writes after what it hears. */
const described =
  (question: string): OwnUseOf =>
  (_model, { platform }) => ({
    ...hearing,
    title: 'Ask about a recording',
    name: 'AutoModelForSeq2SeqLM',
    use: py`
      messages = ${[
        {
          role: 'user',
          content: [
            { type: 'text', text: question },
            { type: 'audio', url: sampleUrl(platform, asset.speech) },
          ],
        },
      ]}
      inputs = processor.apply_chat_template(messages, add_generation_prompt=True, tokenize=True, return_dict=True)
      inputs = inputs.to(model.device, model.dtype)
      outputs = model.generate(**inputs, max_new_tokens=500)
      print(${words(answer)}[0])
    `,
  });

const uses: Readonly<Record<string, OwnUseOf>> = {
  audioflamingo3: described('What is being said?'),
  canary: requested({ options: { source_language: 'en' }, text: words(py`outputs`) }),
  fun_asr_nano: requested({ options: { language: 'en' } }),
  glmasr: requested({ name: 'AutoModelForMultimodalLM' }),
  nemo_speechlm: requested({ name: 'AutoModelForMultimodalLM' }),
  vibevoice_asr: requested({ text: py`processor.decode(${answer}, return_format="transcription_only")` }),
};

const music = described('Describe this track in full detail.');

export const heardOwnUse: OwnUseOf = (model, context) =>
  (own(uses, modelTypeNameOf(model)) ?? music)(model, context);
