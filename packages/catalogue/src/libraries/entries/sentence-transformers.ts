import { py } from '../../code/index.ts';
import { filesOf, hasTag, isAdapter, isReranker, needsRemoteCode } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { isGgufOnly } from '../../records/gguf-only.ts';
import type { ModelRecord } from '../../records/model.ts';
import { tokenizerNeeds } from '../recipes/transformers/tokenizer-needs.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleSentences } from '../../snippets/samples.ts';
import { remoteCode } from '../../snippets/warnings.ts';

const query = 'Which planet is the largest?';
const passages = [
  'Jupiter is the largest planet of the solar system.',
  'Mars is called the red planet because of the iron in its soil.',
  'Venus is hotter than Mercury although it is farther from the sun.',
  'Saturn has the brightest rings.',
];

/** SPLADE and similar models weight vocabulary words instead of returning a dense vector. */
const isSparse = (model: ModelRecord): boolean =>
  hasTag(model, 'sparse-encoder', 'sparse', 'splade', 'inference-free') ||
  filesOf(model).some((file) => /^\d+_(?:SpladePooling|MLMTransformer|SparseStaticEmbedding)\//.test(file));

/** Entailment models also score pairs, but classify a text by labels. */
const isCrossEncoder = (model: ModelRecord): boolean =>
  isReranker(model) &&
  model.pipeline_tag !== 'zero-shot-classification' &&
  !isAdapter(model) &&
  !hasTag(model, 'gguf', 'mlx', 'openvino');

const readsImages = (model: ModelRecord): boolean => /[-_]vl[-_]/i.test(model.id);

export default defineLibrary({
  prettyLabel: 'sentence-transformers',
  synonyms: ['sbert', 'sentence bert', 'sentence transformer', 'sentence_transformers'],
  repoName: 'sentence-transformers',
  repoUrl: 'https://github.com/huggingface/sentence-transformers',
  docsUrl: 'https://huggingface.co/docs/hub/sentence-transformers',
  summary: 'Embeddings of sentences and pictures, and models that rank passages for a query.',
  filter: true,
  languages: ['python'],
  tasks: ['feature-extraction', 'sentence-similarity', 'text-ranking'],
  aliases: ['PyLate', 'pylate'],
  claims: (model) =>
    isCrossEncoder(model) && model.library_name?.toLowerCase() === 'transformers'
      ? 'It scores pairs of texts, which this library does in one call.'
      : undefined,
  refuses: (model) => isGgufOnly(model) || /bge-reranker-v2(?:\.5)?-(?:gemma|minicpm)/i.test(model.id),
  fits(model) {
    if (filesOf(model).includes('modules.json'))
      return 'The repository has a modules.json of sentence-transformers.';
    return model.library_name === undefined && hasTag(model, 'cross-encoder') && hasTag(model, 'safetensors')
      ? 'It is tagged cross-encoder, which this library loads.'
      : undefined;
  },

  snippets(model, context) {
    if (hasTag(model, 'PyLate', 'pylate') || /^pylate$/i.test(model.library_name ?? ''))
      return [
        {
          title: 'Encode queries and documents with PyLate',
          install: [pip('pylate')],
          code: py`
            from pylate import models, rank

            model = models.ColBERT(model_name_or_path=${model.id}${py.rest({ revision: context.revision })})

            documents = ${passages}
            query_embeddings = model.encode([${query}], is_query=True)
            document_embeddings = model.encode([documents], is_query=False)

            print(
                rank.rerank(
                    documents_ids=[list(range(len(documents)))],
                    queries_embeddings=query_embeddings,
                    documents_embeddings=document_embeddings,
                )
            )
          `,
        },
      ];

    const custom = needsRemoteCode(model);
    const load = { revision: context.revision, trust_remote_code: custom || undefined };
    const common = {
      install: [
        pip(readsImages(model) ? 'sentence-transformers[image]' : 'sentence-transformers'),
        ...tokenizerNeeds(model),
      ],
      warnings: custom ? [remoteCode] : [],
    };

    if (isReranker(model))
      return [
        {
          ...common,
          title: 'Rank passages for a query',
          code: py`
            from sentence_transformers import CrossEncoder

            model = CrossEncoder(${model.id}${py.rest(load)})

            query = ${query}
            passages = ${passages}
            scores = model.predict([(query, passage) for passage in passages])
            print(scores)
          `,
        },
      ];

    const sentences = sampleSentences(model);
    const sparse = isSparse(model);
    const encoder = py.identifier(sparse ? 'SparseEncoder' : 'SentenceTransformer');
    return [
      {
        ...common,
        title: sparse
          ? 'Embed sentences as sparse vectors and compare them'
          : 'Embed sentences and compare them',
        code: py`
          from sentence_transformers import ${encoder}

          model = ${encoder}(${model.id}${py.rest(load)})

          sentences = ${sentences}
          embeddings = model.encode(sentences)

          similarities = model.similarity(embeddings, embeddings)
          print(similarities)
        `,
      },
    ];
  },
});
