import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'BoltzGen',
  repoName: 'BoltzGen',
  repoUrl: 'https://github.com/HannesStark/boltzgen',
  docsUrl: 'https://github.com/HannesStark/boltzgen#running-boltzgen',
  summary: 'Designs proteins and peptides that bind to a given target.',
  countDownloads: 'path:"boltzgen1_diverse.ckpt"',
  languages: ['shell'],

  // The program downloads its weights itself, at the revision it was built for.
  snippets: () => [
    {
      title: 'Design binders for a sample target',
      install: [checkout('https://github.com/HannesStark/boltzgen', { install: ['-e', '.'] })],
      warnings: [gpu],
      code: sh`
        boltzgen run example/vanilla_protein/1g13prot.yaml \
          --output=results \
          --protocol=protein-anything \
          --num_designs=10 \
          --budget=2
      `,
    },
  ],
});
