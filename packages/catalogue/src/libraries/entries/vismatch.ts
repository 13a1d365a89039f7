import { defineLibrary } from '../define.ts';
import { imageMatcher } from '../recipes/vision/image-matcher.ts';

export default defineLibrary({
  prettyLabel: 'VisMatch',
  repoName: 'VisMatch',
  repoUrl: 'https://github.com/gmberton/vismatch',
  docsUrl: 'https://vismatch.readthedocs.io/en/latest/',
  countDownloads: 'path:"vismatch.yaml"',
  languages: ['python', 'shell'],
  tasks: ['keypoint-detection'],
  summary: 'Finds matching points between two pictures with dozens of methods.',

  snippets: imageMatcher({ name: 'vismatch', module: 'vismatch' }),
});
