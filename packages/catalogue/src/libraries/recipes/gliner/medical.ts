/** @module Texts and labels for OpenMed's models for GLiNER, each of which is trained on one kind of entities. */
import { nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

interface MedicalSample {
  readonly text: string;
  /** As in the training data of the model. */
  readonly labels: readonly string[];
}

const anatomy: MedicalSample = {
  text: 'The patient complained of pain in the left kidney.',
  labels: ['Anatomy'],
};

const disease: MedicalSample = {
  text: 'The patient was treated for pneumonia and has a history of asthma.',
  labels: ['DISEASE'],
};

const species: MedicalSample = {
  text: 'Escherichia coli was found in the gut of Danio rerio.',
  labels: ['SPECIES'],
};

const chemical: MedicalSample = {
  text: 'Ibuprofen was replaced by paracetamol after two days.',
  labels: ['CHEM', 'drug'],
};

const samples: ReadonlyMap<string, MedicalSample> = new Map([
  ['anatomy', anatomy],
  ['disease', disease],
  ['pathology', disease],
  ['organism', species],
  ['species', species],
  ['chemical', chemical],
  ['pharma', chemical],
  ['genome', { text: 'Mutations in TP53 and KRAS were found in both samples.', labels: ['GENE/PROTEIN'] }],
  ['genomic', { text: 'The gene was silenced in HeLa and MCF-7 cells.', labels: ['Cell-line-name'] }],
  [
    'dna',
    {
      text: 'The p53 protein binds to the promoter of p21 in Jurkat cells.',
      labels: ['DNA', 'RNA', 'cell_line', 'cell_type', 'protein'],
    },
  ],
  [
    'protein',
    {
      text: 'Insulin activates Akt, a kinase of the AGC family.',
      labels: ['protein', 'protein_complex', 'protein_family_or_group', 'protein_variant'],
    },
  ],
  [
    'oncology',
    {
      text: 'KRAS is often mutated in colorectal cancer cells.',
      labels: ['Cancer', 'Gene_or_gene_product', 'Cell', 'Tissue'],
    },
  ],
  [
    'bloodcancer',
    { text: 'The patient has chronic lymphocytic leukemia and was given ibrutinib.', labels: ['CL'] },
  ],
]);

/** Models of other kinds find what their labels name, though less surely. */
const other: MedicalSample = { text: disease.text, labels: ['disease', 'organ', 'drug'] };

/** The sample for the kind in the name, as in `OpenMed-ZeroShot-NER-Organism-XLarge-770M`. */
export function medicalSample(model: ModelRecord): MedicalSample {
  const kind = /-NER-([a-z]+)/i.exec(nameOf(model))?.[1]?.toLowerCase();
  return (kind === undefined ? undefined : samples.get(kind)) ?? other;
}
