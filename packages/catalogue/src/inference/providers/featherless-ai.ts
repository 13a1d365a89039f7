import { chat, completions } from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'Featherless AI',
  hubOrganisation: 'featherless-ai',
  baseUrl: 'https://api.featherless.ai',
  tasks: {
    conversational: chat('v1/chat/completions'),
    'text-generation': completions('v1/completions'),
  },
});
