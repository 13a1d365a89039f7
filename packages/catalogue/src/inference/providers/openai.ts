import { chat } from '../endpoints.ts';
import { defineProvider } from '../provider.ts';

export default defineProvider({
  displayName: 'OpenAI',
  hubOrganisation: 'openai',
  baseUrl: 'https://api.openai.com',
  directOnly: true,
  idPrefix: 'openai/',
  tasks: {
    conversational: chat('v1/chat/completions'),
  },
});
