/** @module Requests that the hub's clients send differently and services still accept. See decision 10. */
import type { InferenceRequest } from '@loadout/catalogue';

type Body = Extract<InferenceRequest['body'], { kind: 'json' }>['value'];
type Change = (request: InferenceRequest, body: Body) => Partial<InferenceRequest>;
type Changes = Readonly<Record<string, Change>>;

const json = (value: Body): InferenceRequest['body'] => ({ kind: 'json', value });

/** WaveSpeed accepts a data URL instead of base64, and one image instead of a list. */
const onePicture: Change = (_request, { prompt, image }) => ({
  body: json({ prompt, image: dataUrl(image) }),
});

const isFile = (value: unknown): value is { file: string; mediaType: string } =>
  typeof value === 'object' && value !== null && 'file' in value && 'mediaType' in value;

const dataUrl = (value: unknown): Body =>
  isFile(value) ? { file: value.file, mediaType: value.mediaType, as: 'data-url' } : {};

/** By `provider task`. */
const ofPython: Changes = {
  // For images it uses Fal's synchronous route instead of the queue.
  'fal-ai text-to-image': ({ url, answer }) => ({
    url: url.replace('queue.fal.run', 'fal.run').replace('?_subdomain=queue', ''),
    ...(answer.kind === 'job' && { answer: { kind: 'link', path: answer.path, file: answer.file } }),
  }),
  // The hub's server completes text at its root as well as at the completions route.
  'hf-inference text-generation': ({ url }, { prompt }) => ({
    url: url.replace(/\/v1\/completions$/, ''),
    body: json({ inputs: prompt }),
  }),
  'hf-inference visual-question-answering': (_request, { inputs }) => {
    const { image, question } = typeof inputs === 'object' && inputs !== null ? Object(inputs) : {};
    return { body: json({ inputs: image, image, question }) };
  },
  // Novita has a route for the hub that waits for the video instead of queueing.
  'novita text-to-video': ({ url, answer }) => ({
    url: url.replace('/v3/async/', '/v3/hf/'),
    ...(answer.kind === 'job' && {
      answer: { kind: 'link', path: ['video', 'video_url'], file: answer.file },
    }),
  }),
  'wavespeed image-to-image': onePicture,
  'wavespeed image-to-video': onePicture,
};

const ofJavaScript: Changes = {
  // The hub's service reads an image as base64 as well as its bytes.
  'hf-inference image-segmentation': ({ body }) =>
    body.kind === 'bytes'
      ? { body: json({ inputs: { file: body.file, mediaType: body.mediaType, as: 'base64' } }) }
      : {},
  // It reads the URL of one video, and no list.
  'replicate text-to-video': ({ answer }) =>
    answer.kind === 'link' ? { answer: { ...answer, path: ['output'] } } : {},
};

const changes: Readonly<Record<string, Changes>> = {
  huggingface_hub: ofPython,
  'huggingface.js': ofJavaScript,
};

/** The request a client sends for a task of a provider. */
export function sentBy(
  client: string,
  provider: string,
  task: string,
  request: InferenceRequest,
): InferenceRequest {
  const change = changes[client]?.[`${provider} ${task}`];
  if (!change || request.url.endsWith('/chat/completions')) return request;
  return { ...request, ...change(request, request.body.kind === 'json' ? request.body.value : {}) };
}
