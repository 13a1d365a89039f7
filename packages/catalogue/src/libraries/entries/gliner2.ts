import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import tokenClassification from '../../tasks/entries/token-classification/samples.ts';

export default defineLibrary({
  prettyLabel: 'GLiNER2',
  repoName: 'GLiNER2',
  repoUrl: 'https://github.com/fastino-ai/GLiNER2',
  summary: 'Extracts entities, labels, relations and records from text by a schema you give.',
  languages: ['python'],
  tasks: ['text-classification', 'token-classification'],
  refuses: isConverted,

  // Its revision argument applies to the configuration, not to the weights.
  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Extract entities from a text',
        // The package without extras contains only the schemas.
        install: [pip('gliner2[local]'), ...needs],
        // The class GLiNER2 rejects models of version 2.5; this one loads both families.
        code: py`
          from gliner2 import AutoExtractor
          ${imports}

          extractor = AutoExtractor.from_pretrained(${target})

          text = ${sampleTextOf(model, tokenClassification)}
          result = extractor.extract_entities(text, ["person", "company", "product", "location"])
          print(result)
        `,
      },
    ];
  },
});
