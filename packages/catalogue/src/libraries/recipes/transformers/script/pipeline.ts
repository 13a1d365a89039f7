/** @module `pipeline(…)` of Transformers.js: supported tasks, with one call for each, and models without one. */
import { type Code, js } from '../../../../code/index.ts';
import { isConversational } from '../../../../records/traits/chat-model.ts';
import { maskTokenOf, widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { own } from '../../../../snippets/own.ts';
import { npm, type Requirement } from '../../../../snippets/requirement.ts';
import type { Platform } from '../../../../platform.ts';
import { sampleImage, sampleUrl } from '../../../../snippets/samples/image.ts';
import { sampleGap } from '../../../../snippets/samples/gap.ts';
import { sampleQuestion } from '../../../../snippets/samples/question.ts';
import { sampleSentences } from '../../../../snippets/samples/sentences.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import { textPrefixOf } from '../../../../records/traits/text-marks.ts';
import { poolingOf } from '../../embedding/pooling.ts';
import { markedText } from '../../../../snippets/samples/target-mark.ts';
import { translationOf } from '../../../../snippets/samples/translation-languages.ts';
import { translatorFamily } from '../../../../snippets/samples/translator-family.ts';
import { imageLabels, labelsOf, textLabels } from '../inputs/labels.ts';
import { scriptKind } from './kind.ts';
import { scriptModel } from './models.ts';
import * as asset from '../../../../tasks/sample-assets.ts';

type Input = (model: ModelRecord, platform: Platform) => Code<'javascript'>;

const text: Input = (model) => js`${sampleText(model)}`;
const image: Input = (model, platform) => js`${sampleImage(model, platform)}`;
const speech: Input = () => js`channelData[0]`;
const labelledImage: Input = (model, platform) =>
  js`${sampleImage(model, platform)}, ${labelsOf(model, imageLabels)}`;

/** Without a known mask token, the text uses the token of the loaded tokenizer. */
const masked: Input = (model) => {
  const given = widgetOf(model)?.text;
  if (given !== undefined) return js`${given}`;
  const token = maskTokenOf(model);
  const [before, after] = sampleGap(model);
  return token === undefined
    ? js`${before} + pipe.tokenizer.mask_token + ${after}`
    : js`${before + token + after}`;
};

/** A vector for each text. */
const pooled = (model: ModelRecord, texts: Code<'javascript'>): Code<'javascript'> =>
  js`${texts}, ${{ pooling: poolingOf(model), normalize: true }}`;

const inputs: Readonly<Record<string, Input>> = {
  'audio-classification': speech,
  'automatic-speech-recognition': speech,
  'background-removal': image,
  'depth-estimation': image,
  'document-question-answering': (_, platform) =>
    js`${sampleUrl(platform, asset.invoice)}, "What is the invoice number?"`,
  'feature-extraction': (model) => pooled(model, js`${textPrefixOf(model) + sampleText(model)}`),
  'fill-mask': masked,
  'image-classification': image,
  'image-feature-extraction': image,
  'image-segmentation': image,
  'image-to-image': image,
  'image-to-text': image,
  'object-detection': image,
  'question-answering': (model) => {
    const { question, context } = sampleQuestion(model);
    return js`${question}, ${context}`;
  },
  'sentence-similarity': (model) =>
    pooled(model, js`${sampleSentences(model).map((sentence) => textPrefixOf(model) + sentence)}`),
  summarization: text,
  'text-classification': text,
  'text-generation': (model) =>
    isConversational(model)
      ? js`[{ role: "user", content: ${sampleText(model)} }], { max_new_tokens: 512 }`
      : js`${sampleText(model)}, { max_new_tokens: 64 }`,
  'text-to-audio': text,
  'text-to-speech': text,
  'text2text-generation': text,
  'token-classification': text,
  translation: (model) => {
    const family = translatorFamily(model.id);
    if (family === undefined) return js`${markedText(model, sampleText(model))}`;
    const { source, target, text: given } = translationOf(model, family);
    return js`${given}, ${{ src_lang: source, tgt_lang: target }}`;
  },
  'zero-shot-audio-classification': (model) => js`samples, ${labelsOf(model, ['speech', 'music', 'rain'])}`,
  'zero-shot-classification': (model) =>
    js`${sampleText(model, 'text-classification')}, ${labelsOf(model, textLabels)}`,
  'zero-shot-image-classification': labelledImage,
  'zero-shot-object-detection': labelledImage,
};

/** Task name in the package; sentences are compared by their features. */
const pipelineName = (task: string): string => (task === 'sentence-similarity' ? 'feature-extraction' : task);

const speaks = (task: string): boolean => task === 'text-to-speech' || task === 'text-to-audio';

const hears = (task: string): boolean => /audio-classification|speech-recognition/.test(task);

export interface ScriptPipeline {
  readonly title: string;
  /** Imported from Transformers.js. */
  readonly names: Code<'javascript'>;
  /** Imports from other packages. */
  readonly imports: Code<'javascript'>;
  readonly call: Code<'javascript'>;
  /** Packages besides Transformers.js. */
  readonly install: readonly Requirement[];
}

/** For CLAP, the only kind of model that compares sounds with labels. */
const resampled = js`
  // The model hears 48,000 samples a second, three for each of the recording.
  const samples = Float32Array.from({ length: 3 * channelData[0].length }, (_, n) => channelData[0][Math.floor(n / 3)]);
`;

const piped = { title: 'Run a pipeline', names: js`pipeline` } as const;

/** Without an `AudioContext`, which Node lacks, the package takes samples only: 16,000 a second, as the recording has. */
function withRecording(call: Code<'javascript'>, platform: Platform): ScriptPipeline {
  const url = sampleUrl(platform, asset.speech);
  const isLocal = url.startsWith('/');
  return {
    ...piped,
    imports: isLocal
      ? js`
          import decode from "audio-decode";
          import { readFile } from "node:fs/promises";
        `
      : js`import decode from "audio-decode";`,
    call: js`
      const recording = ${isLocal ? js`await readFile(${url})` : js`await (await fetch(${url})).arrayBuffer()`};
      const { channelData } = await decode(recording);

      ${call}
    `,
    // From 3.11 it imports a package that is not on npm, which bundlers for the browser refuse.
    install: [npm('audio-decode', '3.10')],
  };
}

/** The voice of a model that speaks with those of its repository. */
function voiceOf({ id }: ModelRecord, { hubUrl }: Platform, revision = 'main'): Code<'javascript'> {
  const files = `${hubUrl}/${id}/resolve/${encodeURIComponent(revision)}`;
  return js`, ${{ speaker_embeddings: `${files}/voices/F1.bin` }}`;
}

/** Creates and calls a pipeline, or the classes of a model that has none; undefined if the package does not run it. */
export function scriptPipeline(
  model: ModelRecord,
  platform: Platform,
  revision: string | undefined,
): ScriptPipeline | undefined {
  const pin = revision === undefined ? js.none : js`, ${{ revision }}`;
  const kind = scriptKind(model);
  const task = kind === 'heard' ? 'zero-shot-audio-classification' : (model.pipeline_tag ?? '');
  if (kind === 'unsupported') return undefined;
  if (kind !== undefined && kind !== 'heard' && kind !== 'voiced') {
    const { names, call } = scriptModel(kind, model, platform, pin, revision);
    const whole =
      kind === 'answered' ? withRecording(call, platform) : { imports: js.none, call, install: [] };
    return { ...whole, title: 'Run the model', names };
  }
  const input = own(inputs, task);
  if (input === undefined) return undefined;
  const voice = kind === 'voiced' ? voiceOf(model, platform, revision) : js.none;
  const call = js`
    ${task === 'zero-shot-audio-classification' ? resampled : js.none}
    const pipe = await pipeline(${pipelineName(task)}, ${model.id}${pin});
    const result = await pipe(${input(model, platform)}${voice});
    ${speaks(task) ? js`await result.save("output.wav");` : js`console.log(result);`}
  `;
  return hears(task) ? withRecording(call, platform) : { ...piped, imports: js.none, call, install: [] };
}
