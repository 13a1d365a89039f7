import { chat } from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'Cerebras',
  summary: 'Language models on wafer-scale chips.',
  synonyms: ['wafer scale', 'cerebras cloud', 'cerebras inference'],
  hubOrganisation: 'cerebras',
  baseUrl: 'https://api.cerebras.ai',
  tasks: {
    conversational: chat('v1/chat/completions'),
  },
});
