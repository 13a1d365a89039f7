/** @module What the fields of a platform may hold. A page without a platform of its own does not load these rules. */
import { CatalogueError } from '../errors.ts';
import { huggingFace, isRead, type Platform, sealed } from '../platform.ts';

/** What a field may hold. */
export interface PlatformRule {
  readonly pattern: RegExp;
  /** Completes the sentence “expected …”. */
  readonly expected: string;
}

const baseUrl: PlatformRule = {
  pattern:
    /^https?:\/\/(?:[A-Za-z\d](?:[A-Za-z\d.-]*[A-Za-z\d])?|\[[\dA-Fa-f:.]+\])(?::\d{1,5})?(?:\/[\w.~%-]+)*\/*$/,
  expected: 'an http or https URL such as https://hub.example, without a user, a query or a fragment',
};

/** A rule that also allows values that match `more`. */
const or = ({ pattern, expected }: PlatformRule, more: RegExp, means: string): PlatformRule => ({
  pattern: new RegExp(`${pattern.source}|${more.source}`),
  expected: `${expected}, ${means}`,
});

const routerUrl = /* @__PURE__ */ or(baseUrl, /^$/, 'or nothing');

const samplesUrl = /* @__PURE__ */ or(
  baseUrl,
  /^$|^(?:\/[\w.~-]+)+\/?$/,
  'the absolute path of a folder, or nothing',
);

const spaceUrl: PlatformRule = {
  pattern: /^(?:https?:\/\/[\w.:/-]*\{subdomain\}[\w.:/-]*)?$/,
  expected: 'an address such as https://{subdomain}.host, or nothing',
};

const notebookUrl: PlatformRule = {
  pattern: /^(?:https?:\/\/[\w.:/?&=#%-]*\{url\}[\w.:/?&=#%-]*)?$/,
  expected: 'an address such as https://notebooks.example/open?url={url}, or nothing',
};

const variable: PlatformRule = {
  pattern: /^[A-Za-z_]\w{0,99}$/,
  expected: 'the name of an environment variable: letters, digits and _, not beginning with a digit',
};

/** What each field may hold: these values become parts of commands, imports, addresses and headers. */
export const platformRules: Readonly<Record<keyof Platform, PlatformRule>> = {
  name: {
    pattern: /^[^\s\p{C}](?:[^\p{C}\p{Zl}\p{Zp}]{0,198}[^\s\p{C}])?$/u,
    expected: '1 to 200 visible characters on one line',
  },
  hubUrl: baseUrl,
  spaceUrl,
  staticSpaceUrl: spaceUrl,
  notebookUrl,
  routerUrl,
  samplesUrl,
  tokenVariable: variable,
  endpointVariable: variable,
  billingHeader: {
    pattern: /^[A-Za-z][A-Za-z\d-]{0,99}$/,
    expected: 'the name of an HTTP header: letters, digits and -, beginning with a letter',
  },
  inferencePackage: {
    pattern: /^(?:@[a-z\d][a-z\d._-]*\/)?[a-z\d][a-z\d._-]*$/,
    expected: 'the name of an npm package such as @scope/name',
  },
  hubPackage: {
    pattern: /^[A-Za-z_]\w{0,99}$/,
    expected: 'a Python package that is imported by its own name: letters, digits and _',
  },
  hubCommand: {
    pattern: /^[A-Za-z_]\w{0,99}$/,
    expected: 'the name of a command: letters, digits and _',
  },
};

const isField = (name: string): name is keyof Platform => Object.hasOwn(platformRules, name);

const isUrl = (name: keyof Platform): boolean =>
  name === 'hubUrl' || name === 'routerUrl' || name === 'samplesUrl';

function wrong(name: string, message: string): never {
  throw new CatalogueError('invalid-option', `platform.${name}: ${message}.`, `platform.${name}`);
}

/** The platform with these fields, those of the public hub for the others. Throws for a field that is not valid. */
export function readPlatform(given: Partial<Platform> = huggingFace): Platform {
  if (isRead(given)) return given;
  const fields: { -readonly [Field in keyof Platform]: string } = { ...huggingFace };
  for (const [name, value] of Object.entries(given)) {
    if (!isField(name))
      wrong(name, `unknown field; expected one of ${Object.keys(platformRules).join(', ')}`);
    if (value === undefined) continue;
    const { pattern, expected } = platformRules[name];
    if (typeof value !== 'string' || value.length > 500 || !pattern.test(value))
      wrong(name, `expected ${expected}`);
    fields[name] = isUrl(name) ? value.replace(/\/+$/, '') : value;
  }
  return sealed(fields);
}
