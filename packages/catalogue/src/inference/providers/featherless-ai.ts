import { chat, completions } from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'Featherless AI',
  summary: 'Serverless hosting of a large choice of open language models.',
  synonyms: ['featherless'],
  hubOrganisation: 'featherless-ai',
  baseUrl: 'https://api.featherless.ai',
  tasks: {
    conversational: chat('v1/chat/completions'),
    'text-generation': completions('v1/completions'),
  },
});
