/** @module Which hub the snippets use. No host name is written anywhere else. */
import { CatalogueError } from './errors.ts';

export interface Platform {
  /** What people call it. */
  readonly name: string;
  /** Base URL of the hub, without a trailing slash. */
  readonly hubUrl: string;
  /** Where a space runs, with `{subdomain}` in place of its own part; empty where spaces have no such address. */
  readonly spaceUrl: string;
  /** The same for spaces that are only files. */
  readonly staticSpaceUrl: string;
  /** Where notebooks are opened, with `{url}` in place of their own address; empty where they are downloaded. */
  readonly notebookUrl: string;
  /** Base URL of the inference router, without a trailing slash; empty where providers are called directly. */
  readonly routerUrl: string;
  /**
   * Where snippets take sample pictures and sounds from: the URL of Loadout's own, such as
   * https://loadout.example/samples, the absolute path of a folder with them, or nothing for public ones on
   * huggingface.co.
   */
  readonly samplesUrl: string;
  /** Environment variable with the access token. */
  readonly tokenVariable: string;
  /** Environment variable that sets another hub for the client packages. */
  readonly endpointVariable: string;
  /** HTTP header that bills a call to an organization. */
  readonly billingHeader: string;
  /** npm package of the inference client. */
  readonly inferencePackage: string;
  /** PyPI package of the hub client, and the module it is imported as. */
  readonly hubPackage: string;
  /** Command of the hub client. */
  readonly hubCommand: string;
}

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

/** Platforms that were validated; they are frozen, so they stay valid. */
const read = new WeakSet<object>();

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

const isRead = (given: Partial<Platform>): given is Platform => read.has(given);

function sealed(platform: Platform): Platform {
  read.add(Object.freeze(platform));
  return platform;
}

/** Separate, so that a bundle that uses only this does not contain the whole platform. */
export const publicHub = 'https://huggingface.co';

export const huggingFace: Platform = /* @__PURE__ */ sealed({
  name: 'Hugging Face',
  hubUrl: publicHub,
  spaceUrl: 'https://{subdomain}.hf.space',
  staticSpaceUrl: 'https://{subdomain}.static.hf.space',
  notebookUrl: '',
  routerUrl: 'https://router.huggingface.co',
  samplesUrl: '',
  tokenVariable: 'HF_TOKEN',
  endpointVariable: 'HF_ENDPOINT',
  billingHeader: 'X-HF-Bill-To',
  inferencePackage: '@huggingface/inference',
  hubPackage: 'huggingface_hub',
  hubCommand: 'hf',
});
