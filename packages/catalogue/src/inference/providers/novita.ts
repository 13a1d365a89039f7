import {
  chat,
  completions,
  dataUrl,
  fileNameOf,
  imagePromptOf,
  json,
  parametersOf,
  textOf,
} from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'Novita',
  summary: 'Hosted language, image and video models.',
  synonyms: ['novita ai'],
  hubOrganisation: 'novita',
  baseUrl: 'https://api.novita.ai',
  tasks: {
    conversational: chat('v3/openai/chat/completions'),
    'image-text-to-video': (call) => {
      const { image, prompt } = imagePromptOf(call);
      return {
        url: `${call.base}/v3/minimax/v2/video_generation`,
        body: json({
          model: call.model,
          content: [
            { type: 'text', text: prompt },
            { type: 'image_url', image_url: { url: dataUrl(image) }, role: 'first_frame' },
          ],
          resolution: '768P',
          duration: 4,
          ratio: 'adaptive',
        }),
        answer: {
          kind: 'job',
          status: {
            base: `${call.base}/v3/minimax/v2/query/video_generation/`,
            from: ['task_id'],
            take: 'id',
            suffix: '',
          },
          state: ['task', 'status'],
          done: 'succeeded',
          failed: ['failed', 'cancelled'],
          path: ['task', 'content', 'url'],
          file: fileNameOf(call.task),
          secondsBetween: 5,
        },
      };
    },
    'text-generation': completions('v3/openai/completions'),
    'text-to-video': (call) => ({
      url: `${call.base}/v3/async/${call.model}`,
      body: json({ prompt: textOf(call), ...parametersOf(call) }),
      answer: {
        kind: 'job',
        status: {
          base: `${call.base}/v3/async/task-result?task_id=`,
          from: ['task_id'],
          take: 'id',
          suffix: '',
        },
        state: ['task', 'status'],
        done: 'TASK_STATUS_SUCCEED',
        failed: ['TASK_STATUS_FAILED'],
        path: ['videos', 0, 'video_url'],
        file: fileNameOf(call.task),
        secondsBetween: 1,
      },
    }),
  },
});
