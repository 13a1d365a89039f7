import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'RenderFormer',
  repoName: 'RenderFormer',
  repoUrl: 'https://github.com/microsoft/renderformer',
});
