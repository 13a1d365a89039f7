import { py, sh } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleText } from '../../snippets/samples.ts';

export default defineLibrary({
  prettyLabel: 'spaCy',
  repoName: 'spaCy',
  repoUrl: 'https://github.com/explosion/spaCy',
  docsUrl: 'https://huggingface.co/docs/hub/spacy',
  summary: 'Industrial-strength language processing: tagging, parsing, named entities, text categories.',
  filter: true,
  languages: ['python', 'shell'],
  countDownloads: 'path_extension:"whl"',
  tasks: ['token-classification', 'text-classification', 'sentence-similarity'],

  // Installers refuse the published wheels, whose version is the word "any"; a snapshot loads as it is.
  snippets(model, context) {
    const name = nameOf(model);
    const snapshot = {
      title: 'Load the pipeline from the hub',
      install: [pip('spacy'), hubClient(context)],
      code: py`
        import spacy
        ${hubImport(context, 'snapshot_download')}

        nlp = spacy.load(${hubSnapshot(model, context)})

        doc = nlp(${sampleText(model)})
        for token in doc:
            print(token.text, token.pos_, token.dep_)
        for entity in doc.ents:
            print(entity.text, entity.label_)
      `,
    };
    if (!/^[a-z]{2,3}_(core|dep|ent|sent)_\w+$/.test(name)) return [snapshot];
    return [
      snapshot,
      {
        title: 'Or install it as a package',
        install: [pip('spacy')],
        code: sh`python -m spacy download ${name}`,
      },
    ];
  },
});
