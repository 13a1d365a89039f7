import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: 'BM25S',
  synonyms: ['bm25', 'keyword search', 'lexical search', 'sparse retrieval'],
  repoName: 'bm25s',
  repoUrl: 'https://github.com/xhluca/bm25s',
  docsUrl: 'https://bm25s.github.io',
  summary: 'Keyword search by BM25, with indexes that are kept in repositories.',
  countDownloads: 'path:"params.index.json"',
  languages: ['python'],
  tasks: ['text-retrieval'],
  fits: (model) =>
    filesOf(model).includes('params.index.json') ? 'The repository has an index of BM25S.' : undefined,

  snippets: (model, context) => [
    {
      title: 'Search the index',
      install: [pip('bm25s[core,hf]')],
      code: py`
        import bm25s
        from bm25s.hf import BM25HF

        retriever = BM25HF.load_from_hub(${model.id}, load_corpus=True${py.rest({ revision: context.revision })})

        query = bm25s.tokenize("When does the ferry leave?")
        documents, scores = retriever.retrieve(query, k=2)
        for document, score in zip(documents[0], scores[0]):
            print(score, document)
      `,
    },
  ],
});
