import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { gpu, remoteCode } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'Kernels',
  repoName: 'Kernels',
  repoUrl: 'https://github.com/huggingface/kernels',
  docsUrl: 'https://huggingface.co/docs/kernels',
  summary: 'Fetches compute kernels that were built for your PyTorch and your card.',
  countDownloads: 'path_filename:"_ops" AND path_extension:"py"',
  languages: ['python'],
  fits: (model) =>
    filesOf(model).some((file) => /^build\/torch.*\/_ops\.py$/.test(file))
      ? 'The repository has kernels built for PyTorch.'
      : undefined,

  snippets(model, { revision = 'main' }) {
    // Publishers that the hub does not verify must be trusted by name.
    const vouched = model.id.startsWith('kernels-community/');
    return [
      {
        title: 'Fetch the kernel',
        install: [pip('kernels'), pip('torch')],
        warnings: vouched ? [gpu] : [gpu, remoteCode],
        // Without a version or a revision the call is an error.
        code: py`
          from kernels import get_kernel

          kernel = get_kernel(${model.id}${py.rest({ revision, trust_remote_code: vouched ? undefined : true })})
          print([name for name in dir(kernel) if not name.startswith("_")])
        `,
      },
    ];
  },
});
