import { py } from '../../code/index.ts';
import { baseModelOf, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleUrl } from '../../snippets/samples/image.ts';
import * as asset from '../../tasks/sample-assets.ts';

/** Families by name, the more specific first. */
const families = [
  [/qwen3[._]5|evie/, 'ColQwen3_5', 'ColQwen3_5Processor'],
  [/qwen3/, 'ColQwen3', 'ColQwen3Processor'],
  [/qwen2[._]5.?omni/, 'ColQwen2_5Omni', 'ColQwen2_5OmniProcessor'],
  [/qwen2[._]5/, 'ColQwen2_5', 'ColQwen2_5_Processor'],
  [/qwen2/, 'ColQwen2', 'ColQwen2Processor'],
  [/smol|idefics3/, 'ColIdefics3', 'ColIdefics3Processor'],
  [/modernvbert/, 'ColModernVBert', 'ColModernVBertProcessor'],
  [/(?<!pali)gemma-?3|netraembed/, 'ColGemma3', 'ColGemmaProcessor3'],
] as const;

/** The engine looks for parts of Qwen2.5-Omni where later releases do not have them. */
const beforeMove = pip('transformers', '<5.21');

export default defineLibrary({
  prettyLabel: 'ColPali',
  synonyms: ['col pali', 'colqwen', 'late interaction vision'],
  repoName: 'ColPali',
  repoUrl: 'https://github.com/ManuelFay/colpali',
  docsUrl: 'https://github.com/illuin-tech/colpali#usage',
  summary: 'Finds pages of documents by what they show, without reading their text first.',
  countDownloads: 'path:"adapter_config.json"',
  languages: ['python', 'shell'],
  tasks: ['visual-document-retrieval'],
  aliases: ['colpali-engine'],
  refuses: isConverted,
  fits: (model) =>
    model.library_name === 'peft' && model.pipeline_tag === 'visual-document-retrieval'
      ? 'It is an adapter that finds pages of documents, and this library has its head.'
      : undefined,

  snippets(model, context) {
    const name = nameOf(model).toLowerCase();
    // Names with this ending are conversions for Transformers, which the engine does not load.
    if (name.endsWith('-hf')) return [downloadSnippet(model, context)];
    const known = `${name} ${baseModelOf(model)?.toLowerCase() ?? ''}`;
    const [, className, processorName] =
      families.find(([pattern]) => pattern.test(known)) ?? ([/./, 'ColPali', 'ColPaliProcessor'] as const);
    const type = py.identifier(className);
    const processor = py.identifier(processorName);
    const pin = py.rest({ revision: context.revision });
    return [
      {
        title: 'Score pages for a question',
        install: [
          pip('colpali-engine'),
          ...(className === 'ColQwen2_5Omni' ? [beforeMove] : []),
          pip('pillow'),
        ],
        code: py`
          import torch
          from colpali_engine.models import ${type}, ${processor}
          from transformers.image_utils import load_image

          ${pickDevice}
          model = ${type}.from_pretrained(${model.id}, dtype=torch.bfloat16, device_map=device${pin}).eval()
          processor = ${processor}.from_pretrained(${model.id}${pin})

          pages = [
              load_image(${sampleUrl(context.platform, asset.invoice)}),
              load_image(${sampleUrl(context.platform, asset.photo)}),
          ]
          queries = ["What is the number of the invoice?"]
          with torch.no_grad():
              page_embeddings = model(**processor.process_images(pages).to(device))
              query_embeddings = model(**processor.process_queries(queries).to(device))
          print(processor.score_multi_vector(query_embeddings, page_embeddings))
        `,
      },
    ];
  },
});
