import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'sap-rpt-1-oss',
  repoName: 'sap-rpt-1-oss',
  repoUrl: 'https://github.com/SAP-samples/sap-rpt-1-oss',
  countDownloads: 'path_extension:"pt"',
});
