import { py } from '../../code/index.ts';
import { kernelLibraries } from '../../kernels/index.ts';
import { isVerified } from '../../kernels/load.ts';
import { filesOf, hasTag } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { downloadSnippet, hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet, Warning } from '../../snippets/snippet.ts';
import { remoteCode } from '../../snippets/warnings.ts';

const { kernels } = kernelLibraries;

const builds: Warning = {
  code: 'hardware',
  message: 'Needs a build for your PyTorch and your hardware: the folders in build are named after them.',
};

const neuron: Warning = {
  code: 'hardware',
  message: 'Needs AWS Inferentia or Trainium, with the PyTorch for it.',
};

const ownType: Warning = {
  code: 'deprecated',
  message:
    'Kernels now have repositories of their own type, for get_kernel: prefer one if the author has it.',
};

const hasNoBuild = (model: ModelRecord): boolean =>
  filesOf(model).length > 0 && !filesOf(model).some((file) => file.startsWith('build/'));

/** `get_kernel` reads only repositories of the type for kernels; the files of a model repository load from a folder. */
function localKernel(model: ModelRecord, context: SnippetContext): Snippet {
  const isForNeuron = hasTag(model, 'neuron', 'trainium', 'inferentia');
  return {
    title: 'Load the kernel from its files',
    install: [pip('kernels'), ...(isForNeuron ? [] : [pip('torch')]), hubClient(context)],
    warnings: [isForNeuron ? neuron : builds, remoteCode, ownType],
    code: py`
      from pathlib import Path
      ${hubImport(context, 'snapshot_download')}
      from kernels import get_local_kernel

      folder = ${hubSnapshot(model, context, { allow_patterns: 'build/*' })}
      kernel = get_local_kernel(Path(folder))
      print([name for name in dir(kernel) if not name.startswith("_")])
    `,
  };
}

export default defineLibrary({
  prettyLabel: kernels.prettyLabel,
  synonyms: ['cuda kernels', 'flash attention kernel', 'gpu kernels'],
  repoName: kernels.repoName,
  repoUrl: kernels.repoUrl,
  docsUrl: kernels.docsUrl,
  summary: kernels.summary,
  countDownloads: 'path_filename:"_ops" AND path_extension:"py"',
  languages: ['python', 'shell'],
  fits: (model) =>
    filesOf(model).some((file) => /^build\/torch.*\/_ops\.py$/.test(file))
      ? 'The repository has kernels built for PyTorch.'
      : undefined,

  snippets(model, context) {
    const { revision } = context;
    if (isVerified(model.id)) return kernels.snippets(model.id, revision === undefined ? {} : { revision });
    return hasTag(model, 'deprecated') || hasNoBuild(model)
      ? [downloadSnippet(model, context)]
      : [localKernel(model, context)];
  },
});
