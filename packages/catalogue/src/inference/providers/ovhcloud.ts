import { chat, completions } from '../endpoints.ts';
import { defineProvider } from '../provider.ts';

export default defineProvider({
  displayName: 'OVHcloud',
  hubOrganisation: 'ovhcloud',
  baseUrl: 'https://oai.endpoints.kepler.ai.cloud.ovh.net',
  tasks: {
    conversational: chat('v1/chat/completions'),
    'text-generation': completions('v1/completions'),
  },
});
