import { chat } from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'Cohere',
  summary: 'The Command, Embed and Rerank models of Cohere.',
  synonyms: ['command r', 'cohere api'],
  hubOrganisation: 'CohereLabs',
  baseUrl: 'https://api.cohere.com',
  tasks: {
    conversational: chat('compatibility/v1/chat/completions'),
  },
});
