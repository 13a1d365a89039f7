import { chat } from '../endpoints.ts';
import { defineProvider } from '../provider.ts';

export default defineProvider({
  displayName: 'Groq',
  hubOrganisation: 'groq',
  baseUrl: 'https://api.groq.com',
  tasks: {
    conversational: chat('openai/v1/chat/completions'),
  },
});
