import { base64, fileNameOf, imagePromptOf, json, parametersOf, textOf } from '../request/endpoints.ts';
import { type Call, defineProvider, type Endpoint } from './define.ts';
import type { BodyObject } from '../request/request.ts';

const job =
  (body: (call: Call) => BodyObject): Endpoint =>
  (call) => ({
    url: `${call.base}/api/v3/${call.model}`,
    body: json({
      ...body(call),
      ...(call.lora && { loras: [{ path: call.hubModel, scale: 1 }] }),
    }),
    answer: {
      kind: 'job',
      status: { base: call.base, from: ['data', 'urls', 'get'], take: 'path-of-url', suffix: '' },
      state: ['data', 'status'],
      done: 'completed',
      failed: ['failed'],
      path: ['data', 'outputs', 0],
      file: fileNameOf(call.task),
      secondsBetween: 1,
    },
  });

const fromText = job((call) => ({ prompt: textOf(call), ...parametersOf(call) }));
const fromImage = job((call) => {
  const { image, prompt } = imagePromptOf(call);
  return { prompt, image: base64(image), images: [base64(image)] };
});

export default defineProvider({
  displayName: 'WaveSpeed AI',
  summary: 'Image and video generation with low latency.',
  synonyms: ['wave speed', 'wavespeedai'],
  hubOrganisation: 'wavespeed',
  baseUrl: 'https://api.wavespeed.ai',
  tasks: {
    'image-text-to-image': fromImage,
    'image-text-to-video': fromImage,
    'image-to-image': fromImage,
    'image-to-video': fromImage,
    'text-to-image': fromText,
    'text-to-video': fromText,
  },
});
