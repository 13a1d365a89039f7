import { chat } from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'Cohere',
  hubOrganisation: 'CohereLabs',
  baseUrl: 'https://api.cohere.com',
  tasks: {
    conversational: chat('compatibility/v1/chat/completions'),
  },
});
