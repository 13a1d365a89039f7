import { py } from '../../code/index.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';

const source = 'https://github.com/evolutionaryscale/esm';

/** The package knows its repository by a name of its own, and takes no revision. */
const isKnown = ({ id }: ModelRecord): boolean => /^(?:EvolutionaryScale|biohub)\/esm3-sm-open-v1$/.test(id);

/** The start of ubiquitin, and what is to be completed. */
const sequence = `MQIFVKTLTGKTITLEVEPSDTIENVKAKIQDKEGIPPDQQ${'_'.repeat(24)}`;

export default defineLibrary({
  prettyLabel: 'ESM',
  synonyms: ['esm3', 'evolutionaryscale', 'protein language model', 'protein design'],
  repoName: 'esm',
  repoUrl: source,
  docsUrl: source,
  summary: 'Completes proteins and predicts their structures.',
  languages: ['python'],
  // Other models of this name, and the tag, are of Transformers.
  claims: (model) => (isKnown(model) ? 'It is the open model of ESM3.' : undefined),
  refuses: (model) => !isKnown(model),

  snippets: () => [
    {
      title: 'Complete a protein and predict its structure',
      install: [pip('esm', '>=3.4', { python: '>=3.12,<3.14' })],
      code: py`
        from esm.models.esm3 import ESM3
        from esm.sdk.api import ESMProtein, GenerationConfig

        model = ESM3.from_pretrained("esm3-sm-open-v1")

        protein = ESMProtein(sequence=${sequence})
        protein = model.generate(protein, GenerationConfig(track="sequence", num_steps=8, temperature=0.7))
        protein = model.generate(protein, GenerationConfig(track="structure", num_steps=8))
        ESMProtein.to_pdb(protein, "output.pdb")
      `,
    },
  ],
});
