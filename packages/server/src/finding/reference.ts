/** @module Finds the repository in pasted text: a URL, an id, or a command or code that contains one. */
import type { RepoKind } from '@loadout/hub';

export interface PastedReference {
  readonly kind: RepoKind;
  readonly id: string;
  /** Whether it is unambiguous, such as a URL. */
  readonly certain: boolean;
}

const owner = /^[\w.-]{1,96}$/;
const kinds = new Map([
  ['models', 'model'],
  ['datasets', 'dataset'],
  ['spaces', 'space'],
] as const);

/** Words that a hub uses as the second segment of its URLs, in place of a name. */
const notNames = new Set(['tree', 'blob', 'resolve', 'discussions', 'commits', 'raw']);
/** First segments of a hub's own pages. */
const notOwners = new Set(
  'docs blog papers collections tasks libraries apps inference hardware settings learn pricing posts chat join login new languages organizations search'.split(
    ' ',
  ),
);

/** Anywhere in the text: `git clone https://…`, `ollama run hf.co/a/b:Q4_K_M`, `hf://datasets/a/b`, `git@hf.co:a/b`. */
const address =
  /(?:(?:https?|hf):\/\/|git@)[^\s'"<>()]+|(?<![\w/.@-])(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?\/[^\s'"<>()]+/iu;

/** `from_pretrained("a/b")`, `hf download a/b`: one id between other words. */
const quoted = /["'`]([\w.-]{1,96}\/[\w.-]{1,96})["'`]/u;
const command =
  /^(?:hf|huggingface-cli|ollama|vllm|llama(?:-cli|-server)?|mlx_lm\.\w+|npx|pip|docker|loadout)\s.*?(?<=\s)([\w.-]{1,96}\/[\w.-]{1,96})(?::\w+)?(?=\s|$)/u;

/** The URL within a text, with a scheme. */
export function pastedAddress(text: string): URL | undefined {
  const [found] = address.exec(text) ?? [];
  if (found === undefined) return undefined;
  const withScheme = found
    .replace(/^git@([^:/]+):/iu, 'https://$1/')
    .replace(/^hf:\/\//iu, 'https://hf.invalid/')
    .replace(/^(?!https?:)/iu, 'https://');
  return URL.canParse(withScheme) ? new URL(withScheme) : undefined;
}

/** The repository that a pasted text is about; undefined if there is none. */
export function pastedReference(text: string): PastedReference | undefined {
  const trimmed = text.trim();
  const url = pastedAddress(trimmed);
  if (url) return fromPath(decoded(url.pathname), true);
  const [, inCode] = quoted.exec(trimmed) ?? command.exec(trimmed) ?? [];
  return fromPath((inCode ?? trimmed).split(/[?#]/u)[0] ?? '', false);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function fromPath(path: string, certain: boolean): PastedReference | undefined {
  const all = path.split('/').filter((part) => part !== '');
  const segments = all[0] === 'api' ? all.slice(1) : all;
  const [first = ''] = segments;
  const kind = [...kinds].find(([name]) => name === first)?.[1];
  const [author = '', given = ''] = kind ? segments.slice(1) : segments;
  if (kind === undefined && notOwners.has(first)) return undefined;
  const name = withoutSuffix(given);
  if (certain && owner.test(author) && (name === '' || notNames.has(name)))
    return { kind: kind ?? 'model', id: withoutSuffix(author), certain: false };
  if (!owner.test(author) || !owner.test(name) || notNames.has(name)) return undefined;
  if (!certain && segments.length !== (kind ? 3 : 2)) return undefined;
  return { kind: kind ?? 'model', id: `${author}/${name}`, certain };
}

/** Without `.git`, a quantization after a colon, the revision after an @, or the extension of a twin. */
const withoutSuffix = (name: string): string =>
  name.replace(/[:@].*$/u, '').replace(/\.(?:git|md|json)$/u, '');
