import { chat, completions, embeddings } from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'Scaleway',
  summary: 'Hosted open models in European data centers.',
  synonyms: ['scale way', 'scaleway generative apis'],
  hubOrganisation: 'scaleway',
  baseUrl: 'https://api.scaleway.ai',
  tasks: {
    conversational: chat('v1/chat/completions'),
    'feature-extraction': embeddings('v1/embeddings'),
    'text-generation': completions('v1/completions'),
  },
});
