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
  ru: [pymorphy],
  uk: [pymorphy, pip('pymorphy3-dicts-uk')],
  zh: [pip('spacy-pkuseg')],
};

const languageNeeds = (model: ModelRecord): readonly Requirement[] =>
  own(languagePackages, /^([a-z]{2})_core_/.exec(nameOf(model))?.[1]) ?? [];

/** Components that need additional packages. */
function componentPackages(model: ModelRecord): readonly Requirement[] {
  const packages = [...transformerPackages(model), ...languageNeeds(model)];
  if (!hasComponent(model, 'experimental_')) return packages;
  return [
    ...packages,
    pip('spacy-experimental', undefined, { python: '<3.12' }),
    // The last release of spaCy that it allows imports it without requiring it.
    pip('click'),
    // Else the newest client of the hub leaves only releases of Transformers without wheels.
    ...(transformerPackages(model).length > 0 ? [pip('transformers', '>=4.41')] : []),
  ];
}

/** Whether it classifies texts with a component of its own, whose code is only in the wheel. */
const hasOwnClassifier = (model: ModelRecord): boolean =>
  model.pipeline_tag === 'text-classification' &&
  filesOf(model).length > 0 &&
  !hasComponent(model, 'textcat');

function found(model: ModelRecord): Code<'python'> {
  const isUnlisted = model.pipeline_tag === 'text-classification' && filesOf(model).length === 0;
  if (isUnlisted || hasComponent(model, 'textcat')) return py`print(doc.cats)`;
  return py`
    for token in doc:
        print(token.text, token.pos_, token.dep_)
    for entity in doc.ents:
        print(entity.text, entity.label_)
  `;
}

/** A text in the language of the pipeline, with which its name begins. */
function textFor(model: ModelRecord): string {
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
      code: py`
        import spacy
        ${hubImport(context, 'snapshot_download')}

        nlp = spacy.load(${hubSnapshot(model, context)})

        doc = nlp(${textFor(model)})
        ${found(model)}
      `,
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
