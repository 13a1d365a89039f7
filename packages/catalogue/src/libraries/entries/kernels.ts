import { kernelLibraries } from '../../kernels/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';

const { kernels } = kernelLibraries;

export default defineLibrary({
  prettyLabel: kernels.prettyLabel,
  synonyms: ['cuda kernels', 'flash attention kernel', 'gpu kernels'],
  repoName: kernels.repoName,
  repoUrl: kernels.repoUrl,
  docsUrl: kernels.docsUrl,
  summary: kernels.summary,
  countDownloads: 'path_filename:"_ops" AND path_extension:"py"',
  languages: ['python'],
  fits: (model) =>
    filesOf(model).some((file) => /^build\/torch.*\/_ops\.py$/.test(file))
      ? 'The repository has kernels built for PyTorch.'
      : undefined,

  snippets: (model, { revision }) => kernels.snippets(model.id, revision === undefined ? {} : { revision }),
});
