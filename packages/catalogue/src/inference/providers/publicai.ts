import { chat } from '../endpoints.ts';
import { defineProvider } from '../provider.ts';

export default defineProvider({
  displayName: 'Public AI',
  hubOrganisation: 'publicai',
  baseUrl: 'https://api.publicai.co',
  tasks: {
    conversational: chat('v1/chat/completions'),
  },
});
