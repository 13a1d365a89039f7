import { chat } from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'Baseten',
  summary: 'Hosted open models and dedicated deployments.',
  synonyms: ['base ten'],
  hubOrganisation: 'baseten',
  baseUrl: 'https://inference.baseten.co',
  tasks: {
    conversational: chat('v1/chat/completions'),
  },
});
