import { chat, fileNameOf, json, parametersOf, textOf } from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'Nscale',
  hubOrganisation: 'nscale',
  baseUrl: 'https://inference.api.nscale.com',
  ignores: ['num_inference_steps'],
  tasks: {
    conversational: chat('v1/chat/completions'),
    'text-to-image': (call) => ({
      url: `${call.base}/v1/images/generations`,
      body: json({
        ...parametersOf(call),
        response_format: 'b64_json',
        prompt: textOf(call),
        model: call.model,
      }),
      answer: { kind: 'base64', path: ['data', 0, 'b64_json'], file: fileNameOf(call.task) },
    }),
  },
});
