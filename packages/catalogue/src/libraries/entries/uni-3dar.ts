import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { dockerEngine } from '../recipes/setup/programs.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, pickle } from '../../snippets/warnings.ts';

/** Models that can be sampled without input data: the weights file and its script. */
const samplers: ReadonlyMap<string, { readonly script: string; readonly title: string }> = new Map([
  ['qm9.pt', { script: 'scripts/inference_qm9.sh', title: 'Generate small molecules' }],
  ['drug.pt', { script: 'scripts/inference_drug.sh', title: 'Generate drug-sized molecules' }],
]);

export default defineLibrary({
  prettyLabel: 'Uni-3DAR',
  repoName: 'Uni-3DAR',
  repoUrl: 'https://github.com/dptech-corp/Uni-3DAR',
  docsUrl: 'https://github.com/dptech-corp/Uni-3DAR',
  countDownloads: 'path_extension:"pt"',
  summary: 'Generates molecules, proteins and crystals as three-dimensional tokens.',
  languages: ['shell'],

  snippets(model, context) {
    const weights = context.file ?? 'qm9.pt';
    const sampler = samplers.get(weights);
    if (sampler === undefined) return [downloadSnippet(model, context)];
    return [
      {
        title: sampler.title,
        install: [checkout('https://github.com/dptech-corp/Uni-3DAR'), dockerEngine, hubTool(context)],
        warnings: [gpu, pickle],
        code: sh`
          ${hubDownload(model, context, { folder: '.', files: [weights] })}
          docker run --gpus=all -v "$PWD":/uni3dar -w /uni3dar \
            dptechnology/unicore:2407-pytorch2.4.0-cuda12.5-rdma \
            bash ${sampler.script} ${weights}
        `,
      },
    ];
  },
});
