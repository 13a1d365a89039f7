/** @module What the element shows: snippets generated in the page, or fetched from a Loadout server. */
import { libraryOutline, type LibraryOutline, loadLibrarySnippets } from '@loadout/catalogue/browser';
import { installText } from '@loadout/catalogue/render';

export interface Block {
  readonly title: string;
  readonly language: string;
  readonly code: string;
  /** Empty when nothing has to be installed. */
  readonly install: string;
  readonly warnings: readonly string[];
}

export interface Answer {
  readonly key: string;
  readonly label: string;
  readonly reason: string;
  readonly blocks: readonly Block[];
}

const outlines: Readonly<Record<string, LibraryOutline>> = libraryOutline;
const labelOf = (key: string): string => outlines[key]?.prettyLabel ?? key;

/** Of one library, or of all that fit the record: the libraries are loaded when they are needed. */
export async function answersFrom(record: object, chosen?: string): Promise<readonly Answer[]> {
  const isKnown = chosen !== undefined && Object.hasOwn(outlines, chosen);
  const answers = await loadLibrarySnippets(record, isKnown ? { library: chosen } : {});
  return answers.map(({ library, reason, snippets }) => ({
    key: library,
    label: labelOf(library),
    reason,
    blocks: snippets.map(({ title, code, install = [], warnings = [] }) => ({
      title,
      language: code.language,
      code: code.text,
      install: installText(install, {}),
      warnings: warnings.map(({ message }) => message),
    })),
  }));
}

/** As `POST /api/snippets` returns them. */
interface ServerAnswer {
  readonly library: string;
  readonly reason: string;
  readonly snippets: readonly {
    readonly title: string;
    readonly language: string;
    readonly code: string;
    readonly install: readonly string[];
    readonly warnings?: readonly { readonly message: string }[];
  }[];
}

export async function answersOf(server: string, model: string): Promise<readonly Answer[]> {
  const response = await fetch(new URL('/api/snippets', new URL(server, document.baseURI)), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model }),
  });
  if (!response.ok) throw new Error(`${server} answered ${response.status} for ${model}.`);
  const { results }: { readonly results: readonly ServerAnswer[] } = await response.json();
  return results.map(({ library, reason, snippets }) => ({
    key: library,
    label: labelOf(library),
    reason,
    blocks: snippets.map(({ title, language, code, install, warnings = [] }) => ({
      title,
      language,
      code,
      install: install.join('\n'),
      warnings: warnings.map(({ message }) => message),
    })),
  }));
}
