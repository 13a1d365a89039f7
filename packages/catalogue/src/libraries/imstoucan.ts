import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'IMS Toucan',
  repoName: 'IMS-Toucan',
  repoUrl: 'https://github.com/DigitalPhonetics/IMS-Toucan',
  summary: 'Speech synthesis for thousands of languages, with tools to train new voices.',
  tasks: ['text-to-speech'],
  countDownloads: 'path:"embedding_gan.pt" OR path:"Vocoder.pt" OR path:"ToucanTTS.pt"',
});
