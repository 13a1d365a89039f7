import { chat, json, textOf } from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'Groq',
  summary: 'Language and speech models on LPU chips.',
  synonyms: ['groq api', 'lpu', 'groq cloud', 'groqcloud'],
  hubOrganisation: 'groq',
  baseUrl: 'https://api.groq.com',
  tasks: {
    conversational: chat('openai/v1/chat/completions'),
    // Groq has no completions route: the text is sent as the only message of a chat.
    'text-generation': (call) => ({
      url: `${call.base}/openai/v1/chat/completions`,
      body: json({ model: call.model, messages: [{ role: 'user', content: textOf(call) }] }),
      answer: { kind: 'json' },
    }),
  },
});
