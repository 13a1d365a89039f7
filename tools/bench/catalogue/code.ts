/** @module Composing a snippet with the tags, compared with string concatenation. */
import { type ModelRecord, py } from '@loadout/catalogue';
import { compare, type Timing } from './measure.ts';

const model: ModelRecord = { id: 'sentence-transformers/all-MiniLM-L6-v2' };
const sentences = ['The ferry leaves at nine.', 'She repairs violins.'];

const tagged = (): string =>
  py`
    from sentence_transformers import SentenceTransformer

    model = SentenceTransformer(${model.id})

    sentences = ${sentences}
    embeddings = model.encode(sentences)

    similarities = model.similarity(embeddings, embeddings)
    print(similarities)
  `.text;

/** A naive template: quotes are in the text, the list is joined, nothing is escaped. */
const concatenated = (): string =>
  'from sentence_transformers import SentenceTransformer\n\nmodel = SentenceTransformer("' +
  model.id +
  '")\n\nsentences = ["' +
  sentences.join('", "') +
  '"]\nembeddings = model.encode(sentences)\n\nsimilarities = model.similarity(embeddings, embeddings)\nprint(similarities)';

const stringified = (): string =>
  `from sentence_transformers import SentenceTransformer\n\nmodel = SentenceTransformer(${JSON.stringify(model.id)})\n\nsentences = ${JSON.stringify(sentences)}\nembeddings = model.encode(sentences)\n\nsimilarities = model.similarity(embeddings, embeddings)\nprint(similarities)`;

export function benchCode(): readonly Timing[] {
  if (tagged() !== concatenated()) throw new Error('the tag and the concatenation have different results');
  return compare({
    'plain concatenation': concatenated,
    'template with JSON.stringify': stringified,
    'py tag (values become literals)': tagged,
  });
}
