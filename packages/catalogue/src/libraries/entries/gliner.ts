import { py } from '../../code/index.ts';
import { filesOf, hasTag, widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { hubImport } from '../../snippets/hub.ts';
import { hubNameEnding } from '../../snippets/hub-find.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import tokenClassification from '../../tasks/entries/token-classification/samples.ts';
import { medicalSample } from '../recipes/gliner/medical.ts';

/** Otherwise the tokenizer is that of the base model, often DeBERTa's, which is read with protobuf. */
const hasTokenizer = (model: ModelRecord): boolean => filesOf(model).includes('tokenizer.json');

export default defineLibrary({
  prettyLabel: 'GLiNER',
  synonyms: ['gliner ner', 'zero shot ner'],
  repoName: 'GLiNER',
  repoUrl: 'https://github.com/urchade/GLiNER',
  docsUrl: 'https://urchade.github.io/GLiNER',
  summary: 'Finds entities of any kind in a text: name the kinds, no training needed.',
  countDownloads: 'path:"gliner_config.json"',
  languages: ['python'],
  tasks: ['token-classification'],
  fits: (model) =>
    filesOf(model).includes('gliner_config.json') ? 'The repository has a gliner_config.json.' : undefined,
  // The second generation has a package of its own.
  refuses: ({ id, library_name: name = '', tags = [] }) =>
    [id, name, ...tags].some((word) => /gliner-?2/i.test(word)),

  snippets(model, context) {
    // Some repositories contain only the exported graph, which must be requested explicitly.
    const onnx = hasTag(model, 'onnx') && !hasTag(model, 'pytorch', 'safetensors');
    const graph = onnx ? hubNameEnding(model, context, '.onnx') : undefined;
    const found = graph?.known === undefined ? graph : undefined;
    // Other kinds of entities; the extra, which their cards name, brings protobuf too.
    const medical = model.id.startsWith('OpenMed/') ? medicalSample(model) : undefined;
    const load = {
      load_onnx_model: onnx || undefined,
      onnx_model_file: graph?.name,
      revision: context.revision,
    };
    return [
      {
        title: 'Find entities in a text',
        install: [
          pip(medical ? 'gliner[tokenizers]' : 'gliner'),
          ...(medical || hasTokenizer(model) ? [] : [pip('protobuf')]),
          ...(onnx ? [pip('onnxruntime')] : []),
        ],
        code: py`
          from gliner import GLiNER
          ${found ? hubImport(context, 'list_repo_files') : py.none}

          ${found?.find ?? py.none}
          model = GLiNER.from_pretrained(${model.id}${py.rest(load)})

          text = ${medical ? (widgetOf(model)?.text ?? medical.text) : sampleTextOf(model, tokenClassification)}
          labels = ${medical?.labels ?? ['person', 'organisation', 'place', 'date']}
          for entity in model.predict_entities(text, labels, threshold=0.5):
              print(entity["text"], entity["label"], entity["score"])
        `,
      },
    ];
  },
});
