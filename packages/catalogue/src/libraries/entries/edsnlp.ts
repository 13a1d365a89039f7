import { py } from '../../code/index.ts';
import { nameOf, widgetOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { remoteCode } from '../../snippets/warnings.ts';

const note = 'Le patient est admis pour une toux fébrile depuis trois jours.';

export default defineLibrary({
  prettyLabel: 'EDS-NLP',
  repoName: 'edsnlp',
  repoUrl: 'https://github.com/aphp/edsnlp',
  docsUrl: 'https://aphp.github.io/edsnlp/latest/',
  summary: 'Extracts information from clinical notes, mainly French ones.',
  countDownloads: 'path_filename:"config" AND path_extension:"cfg"',
  languages: ['python'],
  tasks: ['token-classification'],

  // Both ways install the repository as a Python package with the same name.
  snippets(model, context) {
    const { revision } = context;
    const name = nameOf(model);
    const module = name.replaceAll('-', '_');
    const ml = pip('edsnlp[ml]');
    const use = py`
      doc = nlp(${widgetOf(model)?.text ?? note})
      for entity in doc.ents:
          print(entity.text, entity.label_)
    `;
    const load: Snippet = {
      title: 'Load the pipeline from the hub',
      install: [ml],
      warnings: [remoteCode],
      code: py`
        import edsnlp

        nlp = edsnlp.load(${model.id}${py.rest({ revision })})

        ${use}
      `,
    };
    if (!py.isIdentifier(module)) return [load];
    const pin = revision === undefined ? '' : `@${revision}`;
    return [
      load,
      {
        title: 'Or install it as a package',
        install: [ml, pip(name, undefined, { url: `git+${context.platform.hubUrl}/${model.id}${pin}` })],
        warnings: [remoteCode],
        code: py`
          import edsnlp

          nlp = edsnlp.load(${module})

          ${use}
        `,
      },
    ];
  },
});
