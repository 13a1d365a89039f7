/** @module The settings, read from the environment once, at start. */
import { resolve } from 'node:path';
import { huggingFace, type Platform } from '@loadout/catalogue';
import { z } from 'zod';
import { PlatformFileError, readPlatformOverride } from './platform-file.ts';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded store and of the index snapshots, absolute. */
  readonly dataDir: string;
  /** PostgreSQL, when several servers share one store. */
  readonly databaseUrl?: string;
  /** Writes are off without it. */
  readonly adminToken?: string;
  /** The hub that is asked for records the store does not have. */
  readonly hub?: { readonly url: string; readonly token?: string };
  readonly platform: Platform;
  /** Where people reach this server, without a trailing slash; else taken from each request. */
  readonly publicUrl?: string;
  /** Where the files of the catalogue can be read and edited, without a trailing slash. */
  readonly sourceUrl: string;
  readonly accessLog: boolean;
  readonly requestTimeoutSeconds: number;
  readonly shutdownTimeoutSeconds: number;
  readonly bulkLimitBytes: number;
}

interface SettingFacts {
  readonly description: string;
  readonly expected: string;
  readonly default?: string;
  readonly secret?: boolean;
}

const facts = z.registry<SettingFacts>();

const wholeNumber = (min: number, max: number, initial: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(initial);
const webUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535, 3000).register(facts, {
    description: 'Port to listen on; 0 takes any free one.',
    expected: 'a whole number from 0 to 65535',
    default: '3000',
  }),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1')
    .register(facts, {
      description: 'Address to listen on; 0.0.0.0 opens it to the network.',
      expected: 'a host name or an IP address',
      default: '127.0.0.1',
    }),
  LOADOUT_DATA: z.string().default('.loadout').register(facts, {
    description: 'Folder of the embedded store and of the index snapshots.',
    expected: 'a path',
    default: '.loadout',
  }),
  LOADOUT_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .register(facts, {
      description: 'PostgreSQL database to keep the records in instead of the embedded store.',
      expected: 'a URL like postgres://user:password@host:5432/database',
      secret: true,
    }),
  LOADOUT_ADMIN_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,512}$/)
    .optional()
    .register(facts, {
      description: 'Token that allows writes over HTTP; without it writes are off.',
      expected: '16 to 512 visible ASCII characters without spaces',
      secret: true,
    }),
  LOADOUT_HUB_URL: webUrl.optional().register(facts, {
    description:
      'Hub to ask for records that are not in the store; without it nothing is asked over the network.',
    expected: 'an http or https URL',
  }),
  LOADOUT_HUB_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,512}$/)
    .optional()
    .register(facts, {
      description: 'Access token sent to that hub.',
      expected: 'visible ASCII characters without spaces',
      secret: true,
    }),
  LOADOUT_PLATFORM: z.string().optional().register(facts, {
    description: 'Platform the snippets speak to: fields to override, as JSON or as the path of a JSON file.',
    expected: 'a JSON object or the path of a file that holds one',
  }),
  LOADOUT_PUBLIC_URL: webUrl.optional().register(facts, {
    description: 'Where people reach this server; else taken from each request.',
    expected: 'an http or https URL',
  }),
  LOADOUT_SOURCE_URL: webUrl
    .default('https://github.com/loadout-catalogue/loadout/blob/main')
    .register(facts, {
      description:
        'Where the files of the catalogue can be edited; the base of the “Update on GitHub” links.',
      expected: 'an http or https URL',
      default: 'https://github.com/loadout-catalogue/loadout/blob/main',
    }),
  LOADOUT_ACCESS_LOG: z.enum(['on', 'off']).default('off').register(facts, {
    description: 'Whether each request is logged in one line.',
    expected: 'on or off',
    default: 'off',
  }),
  LOADOUT_REQUEST_TIMEOUT: wholeNumber(1, 3600, 30).register(facts, {
    description: 'Seconds a request may take to arrive and to be answered.',
    expected: 'a whole number from 1 to 3600',
    default: '30',
  }),
  LOADOUT_SHUTDOWN_TIMEOUT: wholeNumber(0, 600, 10).register(facts, {
    description: 'Seconds that open requests are given to finish when the server stops.',
    expected: 'a whole number from 0 to 600',
    default: '10',
  }),
  LOADOUT_BULK_LIMIT_MB: wholeNumber(1, 100_000, 1024).register(facts, {
    description: 'Largest bulk upload of records, in megabytes.',
    expected: 'a whole number from 1 to 100000',
    default: '1024',
  }),
});

type Environment = Readonly<Record<string, string | undefined>>;

export interface SettingDescription extends SettingFacts {
  readonly name: string;
}

/** Every setting, for help texts and documents. */
export const settingDescriptions: readonly SettingDescription[] = Object.entries(environmentSchema.shape).map(
  ([name, schema]) => describe(name, schema),
);

function describe(name: string, schema: z.ZodType): SettingDescription {
  const known = facts.get(schema);
  if (known === undefined) throw new Error(`${name} has no description.`);
  return { name, ...known };
}

/** One or more settings are wrong; the message has one line for each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export function readSettings(environment: Environment, workingDir: string): Settings {
  // An empty variable is what `NAME= command` and most process managers leave behind: absent.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    throw new SettingsError([...names].map((name) => complaint(name, given[name])).join('\n'));
  }
  const read = parsed.data;
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(workingDir, read.LOADOUT_DATA),
    ...(read.LOADOUT_DATABASE_URL !== undefined && { databaseUrl: read.LOADOUT_DATABASE_URL }),
    ...(read.LOADOUT_ADMIN_TOKEN !== undefined && { adminToken: read.LOADOUT_ADMIN_TOKEN }),
    ...(read.LOADOUT_HUB_URL !== undefined && { hub: hubOf(read.LOADOUT_HUB_URL, read.LOADOUT_HUB_TOKEN) }),
    platform: platformOf(read.LOADOUT_PLATFORM, workingDir),
    ...(read.LOADOUT_PUBLIC_URL !== undefined && { publicUrl: read.LOADOUT_PUBLIC_URL }),
    sourceUrl: read.LOADOUT_SOURCE_URL,
    accessLog: read.LOADOUT_ACCESS_LOG === 'on',
    requestTimeoutSeconds: read.LOADOUT_REQUEST_TIMEOUT,
    shutdownTimeoutSeconds: read.LOADOUT_SHUTDOWN_TIMEOUT,
    bulkLimitBytes: read.LOADOUT_BULK_LIMIT_MB * 1024 * 1024,
  };
}

/** Variables that look like ours but are not: most likely a slip of the pen. */
export function unknownSettings(environment: Environment): readonly string[] {
  const known = new Set(Object.keys(environmentSchema.shape));
  return Object.keys(environment).filter(
    (name) => name.startsWith('LOADOUT_') && !name.startsWith('LOADOUT_TEST_') && !known.has(name),
  );
}

function complaint(name: string, value: string | undefined): string {
  const setting = settingDescriptions.find((each) => each.name === name);
  const shown = setting?.secret === true ? 'has a wrong value' : `is ${JSON.stringify(value)}`;
  return `${name} ${shown}: expected ${setting?.expected ?? 'something else'}.`;
}

const hubOf = (url: string, token: string | undefined) => ({ url, ...(token !== undefined && { token }) });

function platformOf(source: string | undefined, workingDir: string): Platform {
  if (source === undefined) return huggingFace;
  try {
    return { ...huggingFace, ...readPlatformOverride(source, workingDir) };
  } catch (error) {
    if (error instanceof PlatformFileError) throw new SettingsError(`LOADOUT_PLATFORM: ${error.message}`);
    throw error;
  }
}
