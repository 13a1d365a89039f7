import { chat } from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'Groq',
  hubOrganisation: 'groq',
  baseUrl: 'https://api.groq.com',
  tasks: {
    conversational: chat('openai/v1/chat/completions'),
  },
});
