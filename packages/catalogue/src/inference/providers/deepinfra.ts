import { chat, completions, embeddings, picture, speech, transcription } from '../request/endpoints.ts';
import { defineProvider } from './define.ts';

export default defineProvider({
  displayName: 'DeepInfra',
  summary: 'Pay-per-use hosting of open models.',
  synonyms: ['deep infra'],
  hubOrganisation: 'DeepInfra',
  baseUrl: 'https://api.deepinfra.com',
  tasks: {
    conversational: chat('v1/openai/chat/completions'),
    'automatic-speech-recognition': transcription('v1/openai/audio/transcriptions'),
    'feature-extraction': embeddings('v1/openai/embeddings'),
    'text-generation': completions('v1/openai/completions'),
    'text-to-image': picture('v1/openai/images/generations'),
    'text-to-speech': speech('v1/openai/audio/speech'),
  },
});
