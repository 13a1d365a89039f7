import { py } from '../../code/index.ts';
import { filesOf, hasTag, isAdapter, isReranker } from '../../records/fields.ts';
import { withNamedLanguage } from '../../tasks/named-language.ts';
import { defineLibrary } from '../define.ts';
import { isGgufOnly } from '../../records/traits/gguf-only.ts';
import type { ModelRecord } from '../../records/model.ts';
import { marksOf, marksQueries } from '../../records/traits/text-marks.ts';
import { multiVectorSnippet } from '../recipes/embedding/multi-vector.ts';
import { isFirstColbert, isMultiVector } from '../recipes/embedding/multi-vector-kind.ts';
import { isNamedEmbedding } from '../recipes/embedding/named.ts';
import { isNamedWithCode, ownCodeNeeds } from '../recipes/embedding/own-code.ts';
import { planetPassages, planetQuery } from '../recipes/embedding/passages.ts';
import { isInferenceFree, isSparse } from '../recipes/embedding/sparse.ts';
import { japaneseNeeds, japaneseSettings } from '../recipes/transformers/needs/japanese.ts';
import { tokenizerNeeds } from '../recipes/transformers/needs/tokenizer.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleSentences } from '../../snippets/samples/sentences.ts';
import { remoteCode } from '../../snippets/warnings.ts';

/** Entailment models also score pairs, but classify a text by labels. */
const isCrossEncoder = (model: ModelRecord): boolean =>
  isReranker(model) &&
  model.pipeline_tag !== 'zero-shot-classification' &&
  !isAdapter(model) &&
  !hasTag(model, 'gguf', 'mlx', 'openvino');

const readsImages = (model: ModelRecord): boolean => /[-_]vl[-_]/i.test(model.id);

/** MultiVectorEncoder loads the models of PyLate as well. */
const isForPyLate = (model: ModelRecord): boolean =>
  /^pylate$/i.test(model.library_name ?? '') ||
  (hasTag(model, 'PyLate', 'pylate') &&
    !(model.library_name === 'sentence-transformers' && hasTag(model, 'multi-vector')));

/** Files that only this library writes; releases before its modules wrote the second alone. */
const savedFiles = ['modules.json', 'sentence_bert_config.json'];

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
  claims(model) {
    if (model.library_name?.toLowerCase() !== 'transformers') return undefined;
    if (isFirstColbert(model)) return 'It is a ColBERT model, whose vectors this library compares.';
    return isCrossEncoder(model)
      ? 'It scores pairs of texts, which this library does in one call.'
      : undefined;
  },
  refuses: (model) =>
    isGgufOnly(model) ||
    model.library_name === 'openvino' ||
    /bge-reranker-v2(?:\.5)?-(?:gemma|minicpm)|jina-reranker-m0/i.test(model.id),
  fits(model) {
    const file = savedFiles.find((name) => filesOf(model).includes(name));
    if (file !== undefined) return `The repository has a ${file} of sentence-transformers.`;
    if (model.library_name === 'transformers' && isNamedWithCode(model))
      return 'Its name is that of a model that embeds texts with code of its repository.';
    // Without a model type, which Transformers fits as well, its owner may say more than its name.
    const isLoaded = model.config?.model_type !== undefined || model.library_name === 'transformers';
    if (isLoaded && isNamedEmbedding(model)) return 'Its name is that of a model that embeds texts.';
    return model.library_name === undefined && hasTag(model, 'cross-encoder') && hasTag(model, 'safetensors')
      ? 'It is tagged cross-encoder, which this library loads.'
      : undefined;
  },

  snippets(record, context) {
    const model = withNamedLanguage(record);
    if (isForPyLate(model))
      return [
        {
          title: 'Encode queries and documents with PyLate',
          install: [pip('pylate')],
          code: py`
            from pylate import models, rank

            model = models.ColBERT(model_name_or_path=${model.id}${py.rest({ revision: context.revision })})

            documents = ${planetPassages}
            query_embeddings = model.encode([${planetQuery}], is_query=True)
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

    if (isMultiVector(model)) return [multiVectorSnippet(model, context)];

    const codeNeeds = ownCodeNeeds(model);
    const custom = codeNeeds !== undefined;
    const japanese = /-ja-|japanese/.test(model.id);
    const load = {
      revision: context.revision,
      trust_remote_code: custom || undefined,
      processor_kwargs: japanese ? japaneseSettings(model) : undefined,
    };
    const common = {
      install: [
        pip(readsImages(model) ? 'sentence-transformers[image]' : 'sentence-transformers'),
        ...(codeNeeds ?? []),
        ...(japanese ? japaneseNeeds(model) : []),
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

            query = ${planetQuery}
            passages = ${planetPassages}
            scores = model.predict([(query, passage) for passage in passages])
            print(scores)
          `,
        },
      ];

    const sparse = isSparse(model);
    const encoder = py.identifier(sparse ? 'SparseEncoder' : 'SentenceTransformer');
    const inferenceFree = isInferenceFree(model);
    if (inferenceFree || marksQueries(model))
      return [
        {
          ...common,
          title: inferenceFree
            ? 'Score passages for a query by sparse vectors'
            : 'Score passages for a query',
          code: py`
            from sentence_transformers import ${encoder}

            model = ${encoder}(${model.id}${py.rest(load)})

            queries = [${planetQuery}]
            documents = ${planetPassages}
            query_embeddings = model.encode_query(queries)
            document_embeddings = model.encode_document(documents)

            print(model.similarity(query_embeddings, document_embeddings))
          `,
        },
      ];

    const sentences = sampleSentences(model);
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
          embeddings = model.encode(sentences${py.rest(marksOf(model))})

          similarities = model.similarity(embeddings, embeddings)
          print(similarities)
        `,
      },
    ];
  },
});
