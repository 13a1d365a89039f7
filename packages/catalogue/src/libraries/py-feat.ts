import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Py-Feat',
  repoName: 'Py-Feat',
  repoUrl: 'https://github.com/cosanlab/py-feat',
  docsUrl: 'https://py-feat.org/',
  summary: 'Reads facial expressions, action units, gaze and head pose from pictures and videos.',
});
