import { chat, completions } from '../endpoints.ts';
import { defineProvider } from '../provider.ts';

export default defineProvider({
  displayName: 'Featherless AI',
  hubOrganisation: 'featherless-ai',
  baseUrl: 'https://api.featherless.ai',
  tasks: {
    conversational: chat('v1/chat/completions'),
    'text-generation': completions('v1/completions'),
  },
});
