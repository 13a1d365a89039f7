import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'TuneJury',
  repoName: 'TuneJury',
  repoUrl: 'https://github.com/yonghyunk1m/TuneJury',
  countDownloads: 'path_extension:"pt"',
  summary: 'Scores how well generated music fits a prompt and pleases listeners.',
});
