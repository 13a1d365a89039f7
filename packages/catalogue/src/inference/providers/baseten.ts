import { chat } from '../endpoints.ts';
import { defineProvider } from '../provider.ts';

export default defineProvider({
  displayName: 'Baseten',
  hubOrganisation: 'baseten',
  baseUrl: 'https://inference.baseten.co',
  tasks: {
    conversational: chat('v1/chat/completions'),
  },
});
