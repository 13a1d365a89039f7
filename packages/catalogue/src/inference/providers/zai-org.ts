import { chat, dataUrl, fileNameOf, fileOf, json, parametersOf, textOf } from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'Z.ai',
  summary: 'The GLM models of Z.ai.',
  synonyms: ['zhipu', 'zhipu ai', 'z.ai', 'zai', 'glm api', 'bigmodel'],
  hubOrganisation: 'zai-org',
  baseUrl: 'https://api.z.ai',
  headers: { 'x-source-channel': 'hugging_face', 'accept-language': 'en-US,en' },
  document: 'invoice.png',
  tasks: {
    conversational: chat('api/paas/v4/chat/completions'),
    'image-to-text': (call) => ({
      url: `${call.base}/api/paas/v4/layout_parsing`,
      body: json({ model: call.model, file: dataUrl(fileOf(call).file) }),
      answer: { kind: 'json', path: ['md_results'] },
    }),
    'text-to-image': (call) => ({
      url: `${call.base}/api/paas/v4/async/images/generations`,
      body: json({ ...parametersOf(call), model: call.model, prompt: textOf(call) }),
      answer: {
        kind: 'job',
        status: { base: `${call.base}/api/paas/v4/async-result/`, from: ['id'], take: 'id', suffix: '' },
        state: ['task_status'],
        done: 'SUCCESS',
        failed: ['FAIL'],
        path: ['image_result', 0, 'url'],
        file: fileNameOf(call.task),
        secondsBetween: 5,
      },
    }),
  },
});
