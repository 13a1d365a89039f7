/** @module Endpoints shared by many providers: chat, completions, embeddings, images, speech. */
import { CatalogueError } from '../../errors.ts';
import type { Call, Endpoint } from '../providers/define.ts';
import { mediaTypeOf } from './media-types.ts';
import { samplesOf } from '../../tasks/samples.ts';
import type { ServedTask } from './served-task.ts';
import { type BodyObject, EmbeddedFile } from './request.ts';

export const fileNameOf = (task: ServedTask): string => samplesOf(task)?.result ?? 'output.bin';

const unfit = (call: Call): never => {
  throw new CatalogueError('unsupported-task', `This endpoint does not take ${call.task}.`, 'pipeline_tag');
};

export const textOf = (call: Call): string => (call.inputs.kind === 'text' ? call.inputs.text : unfit(call));
export const parametersOf = (call: Call): BodyObject =>
  (call.inputs.kind === 'text' ? call.inputs.parameters : undefined) ?? {};
export const imagePromptOf = (call: Call): { readonly image: string; readonly prompt: string } =>
  call.inputs.kind === 'image-prompt' ? call.inputs : unfit(call);
export const fileOf = (call: Call): { readonly file: string; readonly mediaType: string } =>
  call.inputs.kind === 'file' ? call.inputs : unfit(call);

export const dataUrl = (file: string, mediaType = mediaTypeOf(file)): EmbeddedFile =>
  new EmbeddedFile(file, mediaType, 'data-url');
export const base64 = (file: string): EmbeddedFile => new EmbeddedFile(file, mediaTypeOf(file), 'base64');

export const json = (value: BodyObject) => ({ kind: 'json', value }) as const;

/** Chat in OpenAI's format. `route` follows the base URL. */
export const chat =
  (route: string, change: (chat: Call['chat']) => Call['chat'] = (given) => given): Endpoint =>
  (call) => ({
    url: `${call.base}/${route}`,
    body: json({
      model: call.model,
      messages: call.inputs.kind === 'chat' ? call.inputs.messages : unfit(call),
      ...change(call.chat),
      stream: call.stream || undefined,
    }),
    answer: call.stream ? { kind: 'stream' } : { kind: 'json' },
  });

/** Text completion. */
export const completions =
  (route: string): Endpoint =>
  (call) => ({
    url: `${call.base}/${route}`,
    body: json({ model: call.model, prompt: textOf(call), ...parametersOf(call) }),
    answer: { kind: 'json' },
  });

export const embeddings =
  (route: string): Endpoint =>
  (call) => ({
    url: `${call.base}/${route}`,
    body: json({ model: call.model, input: textOf(call) }),
    answer: { kind: 'json' },
  });

export const speech =
  (route: string, voice?: (model: string) => string | undefined): Endpoint =>
  (call) => ({
    url: `${call.base}/${route}`,
    body: json({ model: call.model, input: textOf(call), voice: voice?.(call.model) }),
    answer: { kind: 'bytes', file: fileNameOf(call.task) },
  });

/** Audio sent as a form, as in OpenAI's transcription API. */
export const transcription =
  (route: string): Endpoint =>
  (call) => ({
    url: `${call.base}/${route}`,
    body: {
      kind: 'form',
      file: fileOf(call).file,
      mediaType: fileOf(call).mediaType,
      fields: { model: call.model },
    },
    answer: { kind: 'json' },
  });

/** An image as base64, from a route in OpenAI's format. */
export const picture =
  (route: string): Endpoint =>
  (call) => ({
    url: `${call.base}/${route}`,
    body: json({
      ...parametersOf(call),
      response_format: 'b64_json',
      prompt: textOf(call),
      model: call.model,
    }),
    answer: { kind: 'base64', path: ['data', 0, 'b64_json'], file: fileNameOf(call.task) },
  });
