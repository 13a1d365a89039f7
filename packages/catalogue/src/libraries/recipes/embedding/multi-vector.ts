/** @module Models that return a vector per token or image patch, as ColBERT and ColPali do. */
import { py } from '../../../code/index.ts';
import { hasTag, isAdapter, nameOf, needsRemoteCode } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { pip } from '../../../snippets/requirement.ts';
import { sampleUrl } from '../../../snippets/samples/image.ts';
import type { Snippet } from '../../../snippets/snippet.ts';
import { remoteCode } from '../../../snippets/warnings.ts';
import * as asset from '../../../tasks/sample-assets.ts';
import { planetPassages, planetQuery } from './passages.ts';

const readsPages = (model: ModelRecord): boolean =>
  model.pipeline_tag === 'visual-document-retrieval' || hasTag(model, 'colpali', 'vidore');

/** The models of ColPali are adapters, unless their name says that they were merged or converted. */
const needsPeft = (model: ModelRecord): boolean =>
  isAdapter(model) ||
  (/^colpali$/i.test(model.library_name ?? '') && !/[-_](?:merged|hf)$/i.test(nameOf(model)));

export function multiVectorSnippet(model: ModelRecord, { platform, revision }: SnippetContext): Snippet {
  const custom = needsRemoteCode(model);
  const pages = readsPages(model);
  const documents = pages
    ? [sampleUrl(platform, asset.invoice), sampleUrl(platform, asset.photo)]
    : planetPassages;
  return {
    title: pages ? 'Score pages for a question' : 'Score passages for a query',
    install: [
      pip(pages ? 'sentence-transformers[image]' : 'sentence-transformers', '>=6'),
      ...(needsPeft(model) ? [pip('peft')] : []),
    ],
    warnings: custom ? [remoteCode] : [],
    code: py`
      from sentence_transformers import MultiVectorEncoder

      model = MultiVectorEncoder(${model.id}${py.rest({ revision, trust_remote_code: custom || undefined })})

      queries = [${pages ? 'What is the number of the invoice?' : planetQuery}]
      documents = ${documents}
      query_embeddings = model.encode_query(queries)
      document_embeddings = model.encode_document(documents)

      print(model.similarity(query_embeddings, document_embeddings))
    `,
  };
}
