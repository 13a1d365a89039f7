/** @module Every setting: its environment variable, description and validation. */
import { z } from 'zod';

interface SettingFacts {
  readonly description: string;
  readonly expected: string;
  readonly default?: string;
  readonly secret?: boolean;
}

const facts = z.registry<SettingFacts>();

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const webUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).register(facts, {
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
  LOADOUT_WORKERS: wholeNumber(1, 256).optional().register(facts, {
    description: 'Threads that answer requests and share one index; 1 answers in the main thread.',
    expected: 'a whole number from 1 to 256',
    default: 'number of cores',
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
  LOADOUT_SEARCH_URL: z
    .string()
    .refine((list) => list.split(',').every((url) => webUrl.safeParse(url.trim()).success))
    .optional()
    .register(facts, {
      description:
        'OpenSearch or Elasticsearch cluster to search in instead of in memory: nodes, separated by commas.',
      expected: 'http or https URLs like https://user:password@host:9200, separated by commas',
      secret: true,
    }),
  LOADOUT_SEARCH_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,60}$/)
    .default('loadout')
    .register(facts, {
      description: 'First part of the names of the indexes in that cluster.',
      expected: 'lowercase letters, digits and hyphens',
      default: 'loadout',
    }),
  LOADOUT_SEARCH_SHARDS: wholeNumber(1, 1024).default(1).register(facts, {
    description: 'Shards of a new index in that cluster; about one for 5 million records.',
    expected: 'a whole number from 1 to 1024',
    default: '1',
  }),
  LOADOUT_SEARCH_REPLICAS: wholeNumber(0, 16).default(1).register(facts, {
    description: 'Copies of each shard of a new index, on other nodes; 0 loses search with one node.',
    expected: 'a whole number from 0 to 16',
    default: '1',
  }),
  LOADOUT_SEARCH_TIMEOUT: wholeNumber(1, 300).default(5).register(facts, {
    description: 'Seconds that a search in that cluster may take.',
    expected: 'a whole number from 1 to 300',
    default: '5',
  }),
  LOADOUT_SEARCH_FALLBACK: z.enum(['off', 'memory']).default('off').register(facts, {
    description:
      'While that cluster fails: off answers 503, memory searches an index in memory that each server keeps for it.',
    expected: 'off or memory',
    default: 'off',
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
      'Hub that records come from: those not in the store, and newer figures, files and headers of those that are. Without it, no network requests are made.',
    expected: 'an http or https URL',
  }),
  LOADOUT_HUB_CONTENT_URLS: z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))
    .default([])
    .register(facts, {
      description:
        'Hosts of a private network that this hub may redirect file requests to, separated by commas; public hosts need no entry.',
      expected: 'http or https URLs, separated by commas',
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
    description: 'Platform that the snippets use: fields to override, as JSON or as the path of a JSON file.',
    expected: 'a JSON object or the path of a file that holds one',
  }),
  LOADOUT_PUBLIC_URL: webUrl.optional().register(facts, {
    description:
      'Where people reach this server; else taken from each request. On a loopback HOST its name is accepted too.',
    expected: 'an http or https URL',
  }),
  LOADOUT_ALLOWED_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(
      z.array(
        z.union([z.literal('*'), z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)]),
      ),
    )
    .default([])
    .register(facts, {
      description:
        'Origins of pages that may read /api with GET, separated by commas, or * for all; never with credentials.',
      expected: 'http or https URLs, separated by commas, or *',
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
    description: 'Whether each request is logged as one JSON line.',
    expected: 'on or off',
    default: 'off',
  }),
  LOADOUT_METRICS: z.enum(['on', 'off']).default('off').register(facts, {
    description: 'Whether /metrics answers with figures for Prometheus, to anybody who can reach it.',
    expected: 'on or off',
    default: 'off',
  }),
  LOADOUT_PAGE_CACHE: wholeNumber(0, 100_000).default(64).register(facts, {
    description:
      'Memory for rendered pages, in megabytes, of all threads together; 0 renders every page for its request.',
    expected: 'a whole number from 0 to 100000',
    default: '64',
  }),
  LOADOUT_REQUEST_TIMEOUT: wholeNumber(1, 3600).default(30).register(facts, {
    description: 'Seconds a request may take to arrive and to be answered.',
    expected: 'a whole number from 1 to 3600',
    default: '30',
  }),
  LOADOUT_SHUTDOWN_TIMEOUT: wholeNumber(0, 600).default(10).register(facts, {
    description: 'Seconds that open requests are given to finish when the server stops.',
    expected: 'a whole number from 0 to 600',
    default: '10',
  }),
  LOADOUT_MAX_LAG_MS: wholeNumber(10, 60_000).default(1000).register(facts, {
    description: 'Event loop delay, in milliseconds, above which requests get 503 and Retry-After.',
    expected: 'a whole number from 10 to 60000',
    default: '1000',
  }),
  LOADOUT_RATE_LIMIT: wholeNumber(1, 1_000_000).optional().register(facts, {
    description: 'Requests per minute that one client address may send; without it there is no limit.',
    expected: 'a whole number from 1 to 1000000',
  }),
  LOADOUT_TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))
    .default([])
    .register(facts, {
      description:
        'Proxies whose X-Forwarded-For header names the client: addresses or networks, separated by commas.',
      expected: 'IP addresses or networks such as 10.0.0.0/8, separated by commas',
    }),
  LOADOUT_BULK_LIMIT_MB: wholeNumber(1, 100_000).default(1024).register(facts, {
    description: 'Largest bulk upload of records, in megabytes, before and after decompression.',
    expected: 'a whole number from 1 to 100000',
    default: '1024',
  }),
});

export interface SettingDescription extends SettingFacts {
  readonly name: string;
}

/** For help texts and documentation. */
export const settingDescriptions: readonly SettingDescription[] = Object.entries(environmentSchema.shape).map(
  ([name, schema]) => describe(name, schema),
);

function describe(name: string, schema: z.ZodType): SettingDescription {
  const known = facts.get(schema);
  if (known === undefined) throw new Error(`${name} has no description.`);
  return { name, ...known };
}
