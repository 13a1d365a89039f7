import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: 'Skala',
  repoName: 'Skala',
  repoUrl: 'https://github.com/microsoft/skala',
  docsUrl: 'https://microsoft.github.io/skala',
  summary: 'A learned exchange-correlation functional for density functional theory.',
  countDownloads: 'path_extension:"fun"',
  languages: ['python'],

  // The package selects models by name and downloads them itself.
  snippets: (model) => [
    {
      title: 'Compute the energy of a molecule',
      install: [pip('skala', undefined, { python: '>=3.11,<3.14' }), pip('pyscf')],
      code: py`
        from pyscf import gto
        from skala.pyscf import SkalaKS

        molecule = gto.M(atom="H 0 0 0; H 0 0 0.74", basis="def2-tzvp")
        calculation = SkalaKS(molecule, xc=${nameOf(model).toLowerCase() === 'skala-1.0' ? 'skala-1.0' : 'skala-1.1'})
        print("Energy in hartree:", calculation.kernel())
      `,
    },
  ],
});
