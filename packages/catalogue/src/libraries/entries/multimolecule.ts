import { py } from '../../code/index.ts';
import { hasTag, maskTokenOf, widgetOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';

const structure = 'rna-secondary-structure';

function pipelineOf(model: ModelRecord): string | undefined {
  if (hasTag(model, structure)) return structure;
  return model.pipeline_tag === 'fill-mask' ? 'fill-mask' : undefined;
}

export default defineLibrary({
  prettyLabel: 'MultiMolecule',
  synonyms: ['rna model', 'dna model', 'molecular biology'],
  repoName: 'MultiMolecule',
  repoUrl: 'https://github.com/MultiMolecule/multimolecule',
  docsUrl: 'https://multimolecule.danling.org',
  summary: 'Models, datasets and pipelines for RNA, DNA and protein sequences.',
  languages: ['python'],
  tasks: ['fill-mask'],

  snippets(model, context) {
    const load = py.rest({ revision: context.revision });
    const install = [pip('multimolecule')];
    const example = widgetOf(model)?.text;
    // An embedding model has no output for a mask token.
    const sequence = example?.replaceAll(maskTokenOf(model) ?? '<mask>', 'A') ?? 'UAGCUUAUCAGACUGAUGUUGA';
    const embed: Snippet = {
      title: 'Embed a sequence',
      install,
      code: py`
        from multimolecule import AutoModel, AutoTokenizer

        tokenizer = AutoTokenizer.from_pretrained(${model.id}${load})
        model = AutoModel.from_pretrained(${model.id}${load})

        inputs = tokenizer(${sequence}, return_tensors="pt")
        outputs = model(**inputs)
        print(outputs.last_hidden_state.shape)
      `,
    };
    const task = pipelineOf(model);
    if (task === undefined || example === undefined) return [embed];
    const predict: Snippet = {
      title: task === structure ? 'Predict the secondary structure' : 'Fill in the mask',
      install,
      code: py`
        import multimolecule  # noqa: F401  (registers its models and pipelines)
        from transformers import pipeline

        predictor = pipeline(${task}, model=${model.id}${load})
        result = predictor(${task === structure ? sequence : example})
        ${task === structure ? py`print(result["secondary_structure"])` : py`print(result)`}
      `,
    };
    return [predict, embed];
  },
});
