import { chat } from '../endpoints.ts';
import { defineProvider } from '../provider.ts';

export default defineProvider({
  displayName: 'Cerebras',
  hubOrganisation: 'cerebras',
  baseUrl: 'https://api.cerebras.ai',
  tasks: {
    conversational: chat('v1/chat/completions'),
  },
});
