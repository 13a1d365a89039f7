import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'RouteE-Powertrain',
  repoName: 'RouteE-Powertrain',
  repoUrl: 'https://github.com/NatLabRockies/routee-powertrain',
  docsUrl: 'https://natlabrockies.github.io/routee-powertrain/',
  countDownloads: 'path_extension:"onnx" OR path_extension:"joblib"',
});
