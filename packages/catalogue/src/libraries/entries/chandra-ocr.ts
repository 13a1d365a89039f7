import { py } from '../../code/index.ts';
import { hasTag, isAdapter } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { isChandra } from '../recipes/vision/page-readers.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleUrl } from '../../snippets/samples/image.ts';
import { gpu } from '../../snippets/warnings.ts';
import * as asset from '../../tasks/sample-assets.ts';

/** The first generation, of another model type: its prompt and its boxes are those of releases before 0.2. */
const isFirst = (model: ModelRecord): boolean =>
  model.id === 'datalab-to/chandra' || model.config?.model_type === 'qwen3_vl' || hasTag(model, 'qwen3_vl');

export default defineLibrary({
  prettyLabel: 'Chandra OCR',
  synonyms: ['chandra', 'datalab ocr', 'document to markdown'],
  repoName: 'chandra',
  repoUrl: 'https://github.com/datalab-to/chandra',
  docsUrl: 'https://github.com/datalab-to/chandra#usage',
  summary: 'Turns pages, forms and handwriting into Markdown or HTML with their layout.',
  languages: ['python'],
  tasks: ['image-text-to-text', 'image-to-text'],
  refuses: (model) => isConverted(model) || isAdapter(model),
  // The hub names Transformers, which loads them but does not have their prompt.
  claims: (model) =>
    isChandra(model)
      ? 'It is a model of Chandra, whose prompt and output format are in this package.'
      : undefined,

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    const first = isFirst(model);
    return [
      {
        title: 'Turn a page into Markdown',
        install: [first ? pip('chandra-ocr', '<0.2') : pip('chandra-ocr[hf]', '>=0.2'), ...needs],
        warnings: first ? [gpu] : [],
        code: py`
          from urllib.request import urlretrieve

          from chandra.input import load_image
          from chandra.model import InferenceManager
          from chandra.model.schema import BatchInputItem
          from chandra.settings import settings
          ${imports}

          settings.MODEL_CHECKPOINT = ${target}
          manager = InferenceManager(method="hf")

          urlretrieve(${retrievable(sampleUrl(context.platform, asset.invoice))}, "page.png")
          page = BatchInputItem(image=load_image("page.png"), prompt_type="ocr_layout")
          result = manager.generate([page])[0]
          print(result.markdown)
        `,
      },
    ];
  },
});
