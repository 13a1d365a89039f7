import { type Code, py, sh } from '../../code/index.ts';
import { filesOf, nameOf, widgetOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { sentenceIn } from '../recipes/text/sentences.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, hubDownload, hubFile, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { own } from '../../snippets/own.ts';
import { pip, type Requirement } from '../../snippets/requirement.ts';
import { sampleTextAmong } from '../../snippets/samples/text.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { remoteCode } from '../../snippets/warnings.ts';
import textClassification from '../../tasks/entries/text-classification/samples.ts';
import tokenClassification from '../../tasks/entries/token-classification/samples.ts';

const taskTexts = { 'text-classification': textClassification, 'token-classification': tokenClassification };

const hasComponent = (model: ModelRecord, name: string): boolean =>
  filesOf(model).some((file) => file.startsWith(name));

/** In the names of pipelines with a transformer: `_trf` at the end, `bert` anywhere. */
const transformerName = /_trf$|bert/i;

/** Pipelines of spaCy's authors, which its command downloads by name. */
const isOfficial = (model: ModelRecord): boolean =>
  /^spacy\/[a-z]{2,3}_(?:core|dep|ent|sent)_\w+$/.test(model.id);

/** The package of its transformer. The component of official pipelines kept its name when the package changed, in 3.7. */
function transformerPackages(model: ModelRecord): readonly Requirement[] {
  const isCurated = isOfficial(model) && model.id.endsWith('_trf');
  if (isCurated || hasComponent(model, 'curated_transformer/')) return [pip('spacy-curated-transformers')];
  const named = filesOf(model).length === 0 && transformerName.test(nameOf(model));
  return named || hasComponent(model, 'transformer/') ? [pip('spacy-transformers')] : [];
}

const pymorphy = pip('pymorphy3');

/** What the tokenizers or lemmatizers of these languages need, by the code that begins the name of a pipeline of the project. */
const languagePackages: Readonly<Record<string, readonly Requirement[]>> = {
  ja: [pip('sudachipy'), pip('sudachidict-core')],
  la: [pip('la-latincy-lookups'), pip('latincy-preprocess')],
  ru: [pymorphy],
  uk: [pymorphy, pip('pymorphy3-dicts-uk')],
  zh: [pip('spacy-pkuseg')],
};

const languageNeeds = (model: ModelRecord): readonly Requirement[] =>
  own(languagePackages, /^([a-z]{2})_core_/.exec(nameOf(model))?.[1]) ?? [];

/** Its repository has components of `spacy-experimental`. */
const experimentalName = /^huspacy\/\w+_trf$/;

const isExperimental = (model: ModelRecord): boolean =>
  hasComponent(model, 'experimental_') || (filesOf(model).length === 0 && experimentalName.test(model.id));

/** Components that need additional packages. */
function componentPackages(model: ModelRecord): readonly Requirement[] {
  const packages = [...transformerPackages(model), ...languageNeeds(model)];
  if (!isExperimental(model)) return packages;
  return [
    ...packages,
    pip('spacy-experimental', undefined, { python: '<3.12' }),
    // The last release of spaCy that it allows imports it without requiring it.
    pip('click'),
    // Else the newest client of the hub leaves only releases of Transformers without wheels.
    ...(transformerPackages(model).length > 0 ? [pip('transformers', '>=4.41')] : []),
  ];
}

/** Modules with components of projects whose records list no files. */
const knownModules: readonly (readonly [id: RegExp, modules: readonly string[]])[] = [
  [/^huspacy\/hu_core_news_/, ['edit_tree_lemmatizer', 'lemma_postprocessing', 'lookup_lemmatizer']],
  [/^latincy\/la_core_web_/, ['functions']],
];

/** Modules with components, which are beside the pipeline if it was published as a wheel; others are scripts. */
function modulesOf(model: ModelRecord): readonly string[] {
  const files = filesOf(model);
  if (files.length === 0) return knownModules.find(([id]) => id.test(model.id))?.[1] ?? [];
  if (!files.some((file) => file.endsWith('.whl'))) return [];
  return files.flatMap((file) => /^(?!(?:__init__|app|handler|setup)\.)(\w+)\.py$/.exec(file)?.[1] ?? []);
}

/** Loads it from the snapshot, with the modules that only its wheel imports. */
function fromSnapshot(model: ModelRecord, context: SnippetContext): Pick<Snippet, 'code' | 'warnings'> {
  const modules = modulesOf(model);
  const use = py`
    doc = nlp(${textFor(model)})
    ${found(model)}
  `;
  if (modules.length === 0)
    return {
      code: py`
        import spacy
        ${hubImport(context, 'snapshot_download')}

        nlp = spacy.load(${hubSnapshot(model, context)})

        ${use}
      `,
    };
  return {
    warnings: [remoteCode],
    code: py`
      from pathlib import Path

      import spacy
      ${hubImport(context, 'snapshot_download')}

      folder = Path(${hubSnapshot(model, context)})
      # Components of its own, which are registered when their modules are imported.
      for module in ${modules}:
          spacy.util.import_file(module, folder / f"{module}.py")
      nlp = spacy.load(folder)

      ${use}
    `,
  };
}

/** Whether it classifies texts with a component of its own, whose code is only in the wheel. */
const hasOwnClassifier = (model: ModelRecord): boolean =>
  model.pipeline_tag === 'text-classification' &&
  filesOf(model).length > 0 &&
  !hasComponent(model, 'textcat');

/** Pipelines that recognize medication, and nothing else. */
const medication = /_med7_(?:lg|trf)$/;

const wordComponents = ['tagger/', 'morphologizer/', 'parser/', 'attribute_ruler/', 'experimental_arc_'];

/** Whether it recognizes entities, and assigns nothing to the other words. */
const findsEntitiesOnly = (model: ModelRecord): boolean =>
  filesOf(model).length === 0
    ? medication.test(nameOf(model))
    : hasComponent(model, 'ner/') && !wordComponents.some((name) => hasComponent(model, name));

function found(model: ModelRecord): Code<'python'> {
  const isUnlisted = model.pipeline_tag === 'text-classification' && filesOf(model).length === 0;
  if (isUnlisted || hasComponent(model, 'textcat')) return py`print(doc.cats)`;
  const entities = py`
    for entity in doc.ents:
        print(entity.text, entity.label_)
  `;
  if (findsEntitiesOnly(model)) return entities;
  return py`
    for token in doc:
        print(token.text, token.pos_, token.dep_)
    ${entities}
  `;
}

/** A text in the language of the pipeline, with which its name begins. */
function textFor(model: ModelRecord): string {
  if (medication.test(nameOf(model)))
    return widgetOf(model)?.text ?? 'Take aspirin 75 mg tablets by mouth once daily for 5 days.';
  const language = /^([a-z]{2,3})_/.exec(nameOf(model))?.[1];
  if (language === undefined) return sampleTextAmong(model, taskTexts);
  const tags = model.pipeline_tag === 'token-classification' && widgetOf(model) === undefined;
  const sentence = tags ? sentenceIn(language) : undefined;
  return sentence ?? sampleTextAmong({ ...model, cardData: { ...model.cardData, language } }, taskTexts);
}

/** The repository's wheel; installers reject the version "any", so it is unpacked. */
function wheelSnippet(
  model: ModelRecord,
  context: SnippetContext,
  packages: readonly Requirement[],
  verb: string,
): readonly Snippet[] {
  const wheel = filesOf(model).find((file) => file.endsWith('.whl') && !file.includes('/'));
  if (wheel === undefined) return [];
  const name = wheel.split('-')[0] ?? wheel;
  const install = [pip('spacy'), ...packages, hubClient(context)];
  if (!wheel.includes('-any-py3'))
    return [
      {
        title: `${verb} its wheel`,
        install,
        code: sh`
          ${hubDownload(model, context, { folder: '.', files: [wheel] })}
          pip install ${`./${wheel}`}
        `,
      },
    ];
  return [
    {
      title: `${verb} its wheel, and load it by name`,
      install,
      code: py`
        import sysconfig
        from zipfile import ZipFile

        import spacy
        ${hubImport(context, 'hf_hub_download')}

        # Its version is the word "any", which installers refuse: unpack it where packages are kept.
        ZipFile(${hubFile(model, context, wheel)}).extractall(sysconfig.get_path("purelib"))

        nlp = spacy.load(${name})
        doc = nlp(${textFor(model)})
        ${found(model)}
      `,
    },
  ];
}

export default defineLibrary({
  prettyLabel: 'spaCy',
  synonyms: ['explosion spacy', 'spacy pipeline'],
  repoName: 'spaCy',
  repoUrl: 'https://github.com/explosion/spaCy',
  docsUrl: 'https://huggingface.co/docs/hub/spacy',
  summary: 'Industrial-strength language processing: tagging, parsing, named entities, text categories.',
  filter: true,
  languages: ['python', 'shell'],
  countDownloads: 'path_extension:"whl"',
  tasks: ['token-classification', 'text-classification', 'sentence-similarity'],
  fits: (model) =>
    filesOf(model).includes('meta.json') && filesOf(model).includes('config.cfg')
      ? 'The repository has the meta.json and config.cfg of a spaCy pipeline.'
      : undefined,

  snippets(model, context) {
    const name = nameOf(model);
    const packages = componentPackages(model);
    const snapshot: Snippet = {
      title: 'Load the pipeline from the hub',
      install: [pip('spacy'), ...packages, hubClient(context)],
      ...fromSnapshot(model, context),
    };
    if (hasOwnClassifier(model)) {
      const wheel = wheelSnippet(model, context, packages, 'Install');
      return wheel.length > 0 ? wheel : [snapshot];
    }
    if (!isOfficial(model)) return [snapshot, ...wheelSnippet(model, context, packages, 'Or install')];
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
