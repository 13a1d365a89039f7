/** @module Reads the settings from the environment, once at startup. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { huggingFace, type Platform, readPlatform } from '@loadout/catalogue';
import { PlatformFileError, readPlatformOverride } from './platform-file.ts';
import { environmentSchema, settingDescriptions } from './settings-schema.ts';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Threads that answer requests. */
  readonly workers: number;
  /** Folder of the embedded store and the index snapshots, as an absolute path. */
  readonly dataDir: string;
  /** PostgreSQL connection, when several servers share one store. */
  readonly databaseUrl?: string;
  /** A search cluster, when the records outgrow the memory of one machine; by default search is in memory. */
  readonly search?: SearchSettings;
  /** Writes are disabled without it. */
  readonly adminToken?: string;
  /** The live hub. `contentOrigins` are hosts of a private network that it may redirect file requests to. */
  readonly hub?: HubSettings;
  readonly platform: Platform;
  /** Public address of this server without a trailing slash; by default that of each request. */
  readonly publicUrl?: string;
  /** Origins of pages that may read the API; `*` for all. */
  readonly allowedOrigins: readonly string[];
  /** Where the catalogue's source files can be viewed and edited, without a trailing slash. */
  readonly sourceUrl: string;
  readonly accessLog: boolean;
  /** Whether `/metrics` exists. */
  readonly metrics: boolean;
  /** Memory for rendered pages. */
  readonly pageCacheBytes: number;
  readonly requestTimeoutSeconds: number;
  readonly shutdownTimeoutSeconds: number;
  readonly bulkLimitBytes: number;
  /** Event loop delay above which requests are refused with 503. */
  readonly maxLagMs: number;
  /** Requests per minute and client. */
  readonly rateLimit?: number;
  /** Addresses and networks whose X-Forwarded-For header is trusted. */
  readonly trustedProxies: readonly string[];
}

export interface HubSettings {
  readonly url: string;
  readonly token?: string;
  readonly contentOrigins?: readonly string[];
}

export interface SearchSettings {
  /** Nodes, separated by commas. */
  readonly url: string;
  /** Begins the names of its indexes. */
  readonly prefix: string;
  readonly shards: number;
  readonly replicas: number;
  readonly timeoutMs: number;
  /** Whether searches use an index in memory while the cluster fails. */
  readonly fallback: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** One or more settings are invalid; the message has one line for each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export function readSettings(environment: Environment, workingDir: string): Settings {
  // Treated as unset: `NAME= command` and most process managers leave empty variables.
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
    workers: read.LOADOUT_WORKERS ?? availableParallelism(),
    dataDir: resolve(workingDir, read.LOADOUT_DATA),
    ...(read.LOADOUT_DATABASE_URL !== undefined && { databaseUrl: read.LOADOUT_DATABASE_URL }),
    ...(read.LOADOUT_SEARCH_URL !== undefined && {
      search: {
        url: read.LOADOUT_SEARCH_URL,
        prefix: read.LOADOUT_SEARCH_INDEX,
        shards: read.LOADOUT_SEARCH_SHARDS,
        replicas: read.LOADOUT_SEARCH_REPLICAS,
        timeoutMs: read.LOADOUT_SEARCH_TIMEOUT * 1000,
        fallback: read.LOADOUT_SEARCH_FALLBACK === 'memory',
      },
    }),
    ...(read.LOADOUT_ADMIN_TOKEN !== undefined && { adminToken: read.LOADOUT_ADMIN_TOKEN }),
    ...(read.LOADOUT_HUB_URL !== undefined && {
      hub: hubOf(read.LOADOUT_HUB_URL, read.LOADOUT_HUB_TOKEN, read.LOADOUT_HUB_CONTENT_URLS),
    }),
    platform: platformOf(read.LOADOUT_PLATFORM, workingDir, read.LOADOUT_PUBLIC_URL),
    ...(read.LOADOUT_PUBLIC_URL !== undefined && { publicUrl: read.LOADOUT_PUBLIC_URL }),
    allowedOrigins: read.LOADOUT_ALLOWED_ORIGINS,
    sourceUrl: read.LOADOUT_SOURCE_URL,
    accessLog: read.LOADOUT_ACCESS_LOG === 'on',
    metrics: read.LOADOUT_METRICS === 'on',
    pageCacheBytes: read.LOADOUT_PAGE_CACHE * 1024 * 1024,
    requestTimeoutSeconds: read.LOADOUT_REQUEST_TIMEOUT,
    shutdownTimeoutSeconds: read.LOADOUT_SHUTDOWN_TIMEOUT,
    bulkLimitBytes: read.LOADOUT_BULK_LIMIT_MB * 1024 * 1024,
    maxLagMs: read.LOADOUT_MAX_LAG_MS,
    ...(read.LOADOUT_RATE_LIMIT !== undefined && { rateLimit: read.LOADOUT_RATE_LIMIT }),
    trustedProxies: read.LOADOUT_TRUSTED_PROXIES,
  };
}

/** Variables with our prefix that are not settings, most likely typos. */
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

const hubOf = (url: string, token: string | undefined, contentOrigins: readonly string[]): HubSettings => ({
  url,
  ...(token !== undefined && { token }),
  contentOrigins,
});

/** With another hub than the public one, samples come from this server if its URL is known. */
function platformOf(source: string | undefined, workingDir: string, publicUrl: string | undefined): Platform {
  if (source === undefined) return huggingFace;
  try {
    const given = readPlatformOverride(source, workingDir);
    const ours =
      given.hubUrl !== undefined && publicUrl !== undefined ? { samplesUrl: `${publicUrl}/samples` } : {};
    return readPlatform({ ...ours, ...given });
  } catch (error) {
    if (error instanceof PlatformFileError) throw new SettingsError(`LOADOUT_PLATFORM: ${error.message}`);
    throw error;
  }
}
