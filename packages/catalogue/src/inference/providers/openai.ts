import { chat } from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'OpenAI',
  summary: 'The API whose format most other providers follow.',
  synonyms: ['openai api', 'chatgpt api', 'gpt api'],
  hubOrganisation: 'openai',
  baseUrl: 'https://api.openai.com',
  directOnly: true,
  idPrefix: 'openai/',
  tasks: {
    conversational: chat('v1/chat/completions'),
  },
});
