import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Zonos',
  repoName: 'Zonos',
  repoUrl: 'https://github.com/Zyphra/Zonos',
  docsUrl: 'https://github.com/Zyphra/Zonos',
});
