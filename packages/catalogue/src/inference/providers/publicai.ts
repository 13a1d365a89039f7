import { chat } from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'Public AI',
  summary: 'Access to public and sovereign models, run as a nonprofit.',
  synonyms: ['public ai'],
  hubOrganisation: 'publicai',
  baseUrl: 'https://api.publicai.co',
  tasks: {
    conversational: chat('v1/chat/completions'),
  },
});
