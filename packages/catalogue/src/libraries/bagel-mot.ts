import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Bagel',
  repoName: 'Bagel',
  repoUrl: 'https://github.com/ByteDance-Seed/Bagel/',
  docsUrl: 'https://bagel-ai.org/',
  summary: 'One model that understands pictures, makes them and edits them.',
  tasks: ['any-to-any', 'image-text-to-text', 'image-to-image', 'text-to-image'],
  aliases: ['bagel'],
  countDownloads: 'path:"llm_config.json"',
});
