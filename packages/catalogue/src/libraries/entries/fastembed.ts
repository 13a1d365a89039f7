import { type Code, py } from '../../code/index.ts';
import type { Notice } from '../../errors.ts';
import { nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { planetPassages, planetQuery } from '../recipes/embedding/passages.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { own } from '../../snippets/own.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleUrl } from '../../tasks/sample-files.ts';
import { invoice, photo } from '../../tasks/sample-assets.ts';

/** `words` are sparse vectors whose values a search multiplies by the rarity of a word. */
type Kind = 'text' | 'query' | 'document' | 'sparse' | 'words' | 'picture' | 'page';

/**
 * Repositories of Qdrant, with the name that FastEmbed has for them where it is not their id, and what has to be
 * written before a text.
 */
const known: Readonly<Record<string, readonly [kind: Kind, name?: string, prefix?: string]>> = {
  'Qwen3-Embedding-0.6B-onnx': ['text', 'Qwen/Qwen3-Embedding-0.6B'],
  Splade_PP_en_v1: ['sparse', 'prithivida/Splade_PP_en_v1'],
  'Unicom-ViT-B-16': ['picture'],
  'Unicom-ViT-B-32': ['picture'],
  'all-MiniLM-L6-v2-onnx': ['text', 'sentence-transformers/all-MiniLM-L6-v2'],
  all_miniLM_L6_v2_with_attentions: ['words', 'Qdrant/bm42-all-minilm-l6-v2-attentions'],
  'bge-base-en-v1.5-onnx-Q': ['text', 'BAAI/bge-base-en-v1.5'],
  'bge-large-en-v1.5-onnx': ['text', 'BAAI/bge-large-en-v1.5'],
  'bge-small-en': ['text', 'BAAI/bge-small-en'],
  'bge-small-en-v1.5-onnx-Q': ['text', 'BAAI/bge-small-en-v1.5'],
  'bge-small-zh-v1.5': ['text', 'BAAI/bge-small-zh-v1.5'],
  bm25: ['words'],
  'clip-ViT-B-32-text': ['text'],
  'clip-ViT-B-32-vision': ['picture'],
  colmodernvbert: ['page'],
  'colpali-v1.3-fp16': ['page'],
  'constella-nano': ['query'],
  'constella-zero': ['query'],
  'fast-bge-base-en': ['text', 'BAAI/bge-base-en'],
  'gte-large-onnx': ['text', 'thenlper/gte-large'],
  'minicoil-v1': ['words'],
  'multilingual-e5-large-onnx': ['text', 'intfloat/multilingual-e5-large', 'query: '],
  'opensearch-neural-sparse-encoding-doc-v3-gte': [
    'sparse',
    'opensearch-project/opensearch-neural-sparse-encoding-doc-v3-gte',
  ],
  'paraphrase-multilingual-MiniLM-L12-v2-onnx-Q': [
    'text',
    'sentence-transformers/paraphrase-multilingual-MiniLM-L12-v2',
  ],
  'resnet50-onnx': ['picture'],
  'stella-en-400M-v5-doc-onnx': ['document'],
};

const knownOf = (model: ModelRecord) =>
  model.id.startsWith('Qdrant/') ? own(known, nameOf(model)) : undefined;

const noName: Notice = { code: 'other-files', message: 'FastEmbed has no name for this repository.' };

/** The samples in all languages are larger than the library. */
const sentences = [
  'The ferry leaves at half past nine.',
  'Boats to the island depart in the morning.',
  'She repairs violins in a small workshop.',
];
const chinese = ['渡轮九点半出发。', '去岛上的船早上出发。', '她在一间小作坊里修理小提琴。'];

interface Use {
  readonly title: string;
  readonly class: string;
  readonly body: Code<'python'>;
  /** Whether it fetches pictures. */
  readonly fetches?: boolean;
  readonly needsNumpy?: boolean;
}

const pictureUse = ({ platform }: SnippetContext): Use => ({
  title: 'Embed a picture',
  class: 'ImageEmbedding',
  fetches: true,
  body: py`
    urlretrieve(${retrievable(sampleUrl(platform, photo))}, "photo.png")
    [embedding] = model.embed(["photo.png"])
    print(embedding.shape)
  `,
});

const pageUse = ({ platform }: SnippetContext): Use => ({
  title: 'Score pages for a question',
  class: 'LateInteractionMultimodalEmbedding',
  fetches: true,
  body: py`
    urlretrieve(${retrievable(sampleUrl(platform, invoice))}, "invoice.png")
    urlretrieve(${retrievable(sampleUrl(platform, photo))}, "photo.png")
    pages = ["invoice.png", "photo.png"]

    [query] = model.embed_text("What is the number of the invoice?")
    for page, parts in zip(pages, model.embed_image(pages)):
        # Every word of the question counts with the part of the page that is closest to it.
        print(page, (query @ parts.T).max(axis=1).sum())
  `,
});

const sparseUse = (kind: Kind): Use => ({
  title: 'Embed passages and a query as sparse vectors',
  class: 'SparseTextEmbedding',
  body: py`
    passages = ${planetPassages}
    for embedding in model.embed(passages):
        print(embedding.indices, embedding.values)

    ${kind === 'words' ? py`# A search has to weight these words by how rare they are, as Qdrant does.` : py.none}
    [query] = model.query_embed(${planetQuery})
    print(query.indices, query.values)
  `,
});

/** Queries have a smaller model than passages; vectors of both are compared. */
function pairUse(kind: Kind): Use {
  const [asks, answers, other] =
    kind === 'query'
      ? [py`model`, py`passage_model`, py`passage_model = TextEmbedding("Qdrant/stella-en-400M-v5-doc-onnx")`]
      : [py`query_model`, py`model`, py`query_model = TextEmbedding("Qdrant/constella-nano")`];
  return {
    title: 'Score passages for a query',
    class: 'TextEmbedding',
    body: py`
      # Queries and passages have models of their own, whose vectors can be compared.
      ${other}

      passages = ${planetPassages}
      [query] = ${asks}.embed(${planetQuery})
      for passage, embedding in zip(passages, ${answers}.embed(passages)):
          print(query @ embedding, passage)
    `,
  };
}

const textUse = ({ id }: ModelRecord, prefix: string): Use => ({
  title: 'Embed sentences and compare them',
  class: 'TextEmbedding',
  needsNumpy: true,
  body: py`
    sentences = ${(/-zh-/.test(id) ? chinese : sentences).map((sentence) => prefix + sentence)}
    embeddings = np.array(list(model.embed(sentences)))

    embeddings /= np.linalg.norm(embeddings, axis=1, keepdims=True)
    print(embeddings @ embeddings.T)
  `,
});

function useOf(kind: Kind, context: SnippetContext): Use {
  if (kind === 'picture') return pictureUse(context);
  if (kind === 'page') return pageUse(context);
  return kind === 'sparse' || kind === 'words' ? sparseUse(kind) : pairUse(kind);
}

export default defineLibrary({
  prettyLabel: 'FastEmbed',
  synonyms: ['fast embed', 'qdrant', 'bm25', 'bm42', 'minicoil'],
  repoName: 'fastembed',
  repoUrl: 'https://github.com/qdrant/fastembed',
  docsUrl: 'https://qdrant.github.io/fastembed/',
  summary: 'Dense and sparse embeddings of texts, pictures and pages for a search, with ONNX Runtime.',
  languages: ['python'],
  tasks: [
    'feature-extraction',
    'image-feature-extraction',
    'sentence-similarity',
    'visual-document-retrieval',
  ],
  claims: (model) => (knownOf(model) ? 'It is one of the models that FastEmbed knows.' : undefined),
  refuses: (model) => knownOf(model) === undefined,

  snippets(model, context) {
    const found = knownOf(model);
    if (!found) return { notice: noName };
    const [kind, name = model.id, prefix = ''] = found;
    const use = kind === 'text' ? textUse(model, prefix) : useOf(kind, context);
    const loader = py.identifier(use.class);
    // It takes a folder, but no revision.
    const pins = context.revision !== undefined;
    return [
      {
        title: use.title,
        install: [
          pip('fastembed'),
          ...(use.needsNumpy ? [pip('numpy')] : []),
          ...(pins ? [hubClient(context)] : []),
        ],
        code: py`
          ${use.fetches ? py`from urllib.request import urlretrieve` : py.none}

          ${use.needsNumpy ? py`import numpy as np` : py.none}
          from fastembed import ${loader}
          ${pins ? hubImport(context, 'snapshot_download') : py.none}

          ${pins ? py`folder = ${hubSnapshot(model, context)}` : py.none}
          model = ${loader}(${name}${py.rest({ specific_model_path: pins ? py`folder` : undefined })})

          ${use.body}
        `,
      },
    ];
  },
});
