/** @module The verification level of a snippet, from the committed evidence. */
import type { Language, Snippet } from '@loadout/catalogue';
import { isRead, readLanguages } from './languages.ts';
import { reaches, type Verification } from './levels.ts';
import { readRunData, runOf, type SnippetRun } from './runs.ts';
import { snippetKey } from './snippet-key.ts';
import { readSnapshotData } from './snapshots.ts';
import { readSymbolData } from './symbols.ts';

/** The test suite lints every snippet of every record. */
const byTheTests: Verification = { level: 'lint' };

const better = (a: Verification, b: Verification): Verification => (reaches(b.level, a.level) ? b : a);

function fromPackages(library: string, language: Language): Verification {
  const read = isRead(language) ? readSymbolData()[language] : {};
  const found = Object.hasOwn(read, library) ? read[library] : undefined;
  if (found?.level !== 'api') return byTheTests;
  const { level, packages, checkedOn } = found;
  return { level, packages, checkedOn };
}

const shortCommit = 7;

/** Code of a git repository: the commit that was read is named like a release. */
function fromSnapshots(library: string, language: Language): Verification {
  const read = language === 'python' || language === 'shell' ? readSnapshotData()[language] : {};
  const found = Object.hasOwn(read, library) ? read[library] : undefined;
  if (found?.level !== 'api') return byTheTests;
  const { level, packages, repositories, checkedOn } = found;
  const commits = Object.entries(repositories).map(([name, { commit }]) => [
    name,
    commit.slice(0, shortCommit),
  ]);
  return { level, packages: { ...Object.fromEntries(commits), ...packages }, checkedOn };
}

const fromSources = (library: string, language: Language): Verification =>
  better(fromSnapshots(library, language), fromPackages(library, language));

function fromRun({ outcome, installs, environment = '', checkedOn, device }: SnippetRun): Verification {
  const executed = outcome === 'executed';
  if (!executed && installs !== true) return byTheTests;
  const packages = readRunData().environments[environment] ?? {};
  return { level: executed ? 'executed' : 'installs', packages, checkedOn, ...(device && { device }) };
}

/** Code without a run of the same install command and code has the level of its sources. */
export function verificationOf(library: string, snippet: Pick<Snippet, 'install' | 'code'>): Verification {
  const sources = fromSources(library, snippet.code.language);
  const run = runOf(library, snippetKey(snippet));
  return run ? better(sources, fromRun(run)) : sources;
}

/** The level that all snippets of a library have in its best checked language. Runs are of single snippets. */
export const sourceVerification = (library: string, languages: readonly Language[]): Verification =>
  languages.map((language) => fromSources(library, language)).reduce(better, byTheTests);

/** By library, then by language. */
export type SourceEvidence = Readonly<Record<string, Readonly<Record<string, Verification>>>>;

/** What sources say about all snippets of every library; left out where only the tests checked them. */
export function sourceEvidence(): SourceEvidence {
  const symbols = readSymbolData();
  const { python, shell } = readSnapshotData();
  const names = [...readLanguages.map((language) => symbols[language]), python, shell].flatMap(Object.keys);
  return Object.fromEntries(
    [...new Set(names)].map((library) => [
      library,
      Object.fromEntries(
        readLanguages
          .map((language) => [language, fromSources(library, language)] as const)
          .filter(([, { level }]) => level === 'api'),
      ),
    ]),
  );
}

/** The highest level that one of a library's snippets has. */
export function libraryVerification(library: string, languages: readonly Language[]): Verification {
  const runs = Object.values(readRunData().libraries[library] ?? {}).map(fromRun);
  return [...languages.map((language) => fromSources(library, language)), ...runs].reduce(better, byTheTests);
}
