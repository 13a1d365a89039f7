/** @module The settings, read from the environment once, at start. */
import { resolve } from 'node:path';
import { huggingFace, type Platform, readPlatform } from '@loadout/catalogue';
import { PlatformFileError, readPlatformOverride } from './platform-file.ts';
import { environmentSchema, settingDescriptions } from './settings-schema.ts';

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
  /** Event loop delay above which requests are refused with 503. */
  readonly maxLagMs: number;
  /** Requests per minute and client. */
  readonly rateLimit?: number;
  /** Addresses and networks whose X-Forwarded-For header is believed. */
  readonly trustedProxies: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

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
    maxLagMs: read.LOADOUT_MAX_LAG_MS,
    ...(read.LOADOUT_RATE_LIMIT !== undefined && { rateLimit: read.LOADOUT_RATE_LIMIT }),
    trustedProxies: read.LOADOUT_TRUSTED_PROXIES,
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
    return readPlatform(readPlatformOverride(source, workingDir));
  } catch (error) {
    if (error instanceof PlatformFileError) throw new SettingsError(`LOADOUT_PLATFORM: ${error.message}`);
    throw error;
  }
}
