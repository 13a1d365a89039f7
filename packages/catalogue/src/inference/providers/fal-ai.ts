import {
  dataUrl,
  fileNameOf,
  fileOf,
  imagePromptOf,
  json,
  parametersOf,
  textOf,
} from '../request/endpoints.ts';
import { type Call, defineProvider, type Endpoint } from './define.ts';
import type { Answer, BodyObject, Path } from '../request/request.ts';

const queueUrl = 'https://queue.fal.run';

const weights = (call: Call): BodyObject =>
  call.adapterWeights === undefined
    ? {}
    : { loras: [{ path: `${call.hubUrl}/${call.hubModel}/resolve/main/${call.adapterWeights}`, scale: 1 }] };

/** Fal queues long jobs: submit, poll the status until done, then fetch the result. */
const queued =
  (body: (call: Call) => BodyObject, path: Path, inline = false): Endpoint =>
  (call) => {
    const base = call.direct ? queueUrl : call.base;
    const query = call.direct ? '' : '?_subdomain=queue';
    const ticket = { base, from: ['response_url'], take: 'path-of-url' } as const;
    return {
      url: `${base}/${call.model}${query}`,
      body: json({ ...body(call), ...weights(call) }),
      answer: {
        kind: 'job',
        status: { ...ticket, suffix: `/status${query}` },
        state: ['status'],
        done: 'COMPLETED',
        failed: ['FAILED'],
        result: { ...ticket, suffix: query },
        path,
        file: fileNameOf(call.task),
        secondsBetween: 1,
        ...(inline && { inline }),
      },
    };
  };

const immediate =
  (body: (call: Call) => BodyObject, answer: (call: Call) => Answer): Endpoint =>
  (call) => ({ url: `${call.base}/${call.model}`, body: json(body(call)), answer: answer(call) });

/** Media types that Fal accepts for audio in a data URL, where they differ from the usual ones. */
const recordingTypes: Readonly<Record<string, string>> = {
  'audio/wav': 'audio/x-wav',
  'audio/webm': 'video/webm',
};

const recorded = (call: Call): BodyObject => {
  const { file, mediaType } = fileOf(call);
  return { audio_url: dataUrl(file, recordingTypes[mediaType] ?? mediaType) };
};
const prompted = (call: Call): BodyObject => ({ prompt: textOf(call), ...parametersOf(call) });
const pictured = (call: Call): BodyObject => {
  const { image, prompt } = imagePromptOf(call);
  return { image_url: dataUrl(image), prompt };
};
const repictured = (call: Call): BodyObject => {
  const { image, prompt } = imagePromptOf(call);
  return { image_url: dataUrl(image), image_urls: [dataUrl(image)], prompt };
};

const image: Path = ['images', 0, 'url'];
const video: Path = ['video', 'url'];

export default defineProvider({
  displayName: 'Fal.ai',
  summary: 'Image, video and audio models with a job queue.',
  synonyms: ['fal', 'fal.ai', 'falai'],
  hubOrganisation: 'fal',
  baseUrl: 'https://fal.run',
  scheme: 'Key',
  recording: 'sample1.mp3',
  tasks: {
    'audio-to-audio': queued(recorded, ['audio', 'url']),
    'automatic-speech-recognition': immediate(recorded, () => ({ kind: 'json' })),
    'image-segmentation': queued(
      (call) => ({ image_url: dataUrl(fileOf(call).file, fileOf(call).mediaType), sync_mode: true }),
      ['image', 'url'],
      true,
    ),
    'image-text-to-image': queued(repictured, image),
    'image-text-to-video': queued(pictured, video),
    'image-to-image': queued(repictured, image),
    'image-to-video': queued(pictured, video),
    'text-to-audio': queued(prompted, [['audio', 'audio_file'], 'url']),
    'text-to-image': queued(
      (call) => ({
        ...prompted(call),
        ...(call.adapterWeights !== undefined &&
          call.model === 'fal-ai/lora' && { model_name: 'stabilityai/stable-diffusion-xl-base-1.0' }),
      }),
      image,
    ),
    'text-to-speech': immediate(
      (call) => ({ text: textOf(call), ...parametersOf(call) }),
      (call) => ({ kind: 'link', path: ['audio', 'url'], file: fileNameOf(call.task) }),
    ),
    'text-to-video': queued(prompted, video),
  },
});
