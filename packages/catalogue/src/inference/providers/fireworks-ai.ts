import { chat } from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'Fireworks AI',
  summary: 'Fast hosting of open language and vision models.',
  synonyms: ['fireworks'],
  hubOrganisation: 'fireworks-ai',
  baseUrl: 'https://api.fireworks.ai',
  tasks: {
    conversational: chat('inference/v1/chat/completions'),
  },
});
