import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { huggingFace } from '@loadout/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingDescriptions } from './settings-schema.ts';
import { readSettings, SettingsError, unknownSettings } from './settings.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loadout-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const complaint = (environment: Record<string, string>): string => {
  try {
    readSettings(environment, folder);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
};

describe('without any setting', () => {
  test('the server listens on localhost, stores its data in the folder, and contacts no hub', () => {
    const settings = readSettings({}, folder);
    expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: join(folder, '.loadout') });
    expect(settings.platform).toEqual(huggingFace);
    expect(settings.workers).toBe(availableParallelism());
    expect(settings).not.toHaveProperty('hub');
    expect(settings).not.toHaveProperty('adminToken');
    expect(settings).not.toHaveProperty('databaseUrl');
  });

  test('an empty variable counts as absent', () => {
    expect(readSettings({ PORT: '', LOADOUT_ADMIN_TOKEN: ' ' }, folder)).toEqual(readSettings({}, folder));
  });
});

describe('a wrong setting', () => {
  test.each([
    ['PORT', 'eighty', 'PORT is "eighty": expected a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT is "65536": expected a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT is "-1": expected a whole number from 0 to 65535.'],
    ['HOST', 'a b', 'HOST is "a b": expected a host name or an IP address.'],
    ['LOADOUT_HUB_URL', 'ftp://hub', 'LOADOUT_HUB_URL is "ftp://hub": expected an http or https URL.'],
    ['LOADOUT_WORKERS', '0', 'LOADOUT_WORKERS is "0": expected a whole number from 1 to 256.'],
    ['LOADOUT_WORKERS', '2.5', 'LOADOUT_WORKERS is "2.5": expected a whole number from 1 to 256.'],
    ['LOADOUT_WORKERS', 'all', 'LOADOUT_WORKERS is "all": expected a whole number from 1 to 256.'],
    ['LOADOUT_ACCESS_LOG', 'yes', 'LOADOUT_ACCESS_LOG is "yes": expected on or off.'],
  ])('%s=%s is reported in one line with the allowed values', (name, value, message) => {
    expect(complaint({ [name]: value })).toBe(message);
  });

  test('several are reported in one line each', () => {
    expect(complaint({ PORT: 'x', HOST: '?' }).split('\n')).toHaveLength(2);
  });

  test('a secret is not repeated', () => {
    expect(complaint({ LOADOUT_ADMIN_TOKEN: 'short-secret' })).toBe(
      'LOADOUT_ADMIN_TOKEN has a wrong value: expected 16 to 512 visible ASCII characters without spaces.',
    );
    expect(complaint({ LOADOUT_DATABASE_URL: 'mysql://me:pass@host/db' })).not.toContain('pass@');
  });
});

describe('the platform', () => {
  test('is overridden field by field, from JSON or from a file', () => {
    const json = '{ "name": "Acme", "hubUrl": "https://hub.acme.example/" }';
    writeFileSync(join(folder, 'platform.json'), json);
    const expected = { ...huggingFace, name: 'Acme', hubUrl: 'https://hub.acme.example' };
    expect(readSettings({ LOADOUT_PLATFORM: json }, folder).platform).toEqual(expected);
    expect(readSettings({ LOADOUT_PLATFORM: 'platform.json' }, folder).platform).toEqual(expected);
  });

  test('uses samples of this server with another hub, if the public URL is known', () => {
    const given = { LOADOUT_PUBLIC_URL: 'https://loadout.example/' };
    const samples = (platform: string) =>
      readSettings({ ...given, LOADOUT_PLATFORM: platform }, folder).platform.samplesUrl;
    expect(samples('{ "hubUrl": "https://hub.acme.example" }')).toBe('https://loadout.example/samples');
    expect(samples('{ "hubUrl": "https://hub.acme.example", "samplesUrl": "" }')).toBe('');
    expect(samples('{ "samplesUrl": "/srv/samples/" }')).toBe('/srv/samples');
    expect(samples('{ "name": "Acme" }')).toBe('');
  });

  test.each([
    ['{ "hubUrl": "nowhere" }', /hubUrl: expected an http or https URL/],
    ['{ "samplesUrl": "samples" }', /samplesUrl: expected an http or https URL/],
    ['{ "hub": "https://a.example" }', /hub: unknown field/],
    ['{ broken', /is not valid JSON/],
    ['missing.json', /missing\.json cannot be read/],
  ])('%s is refused in one line', (value, message) => {
    expect(complaint({ LOADOUT_PLATFORM: value })).toMatch(message);
    expect(complaint({ LOADOUT_PLATFORM: value })).toMatch(/^LOADOUT_PLATFORM: [^\n]+$/);
  });
});

test('every setting has a description and its allowed values', () => {
  for (const { name, description, expected } of settingDescriptions) {
    expect(name).toMatch(/^(?:PORT|HOST|LOADOUT_[A-Z_]+)$/);
    expect(description).toMatch(/\.$/);
    expect(expected).not.toBe('');
  }
});

test('a misspelt setting is reported', () => {
  expect(
    unknownSettings({ LOADOUT_DAAT: 'x', LOADOUT_DATA: 'y', LOADOUT_TEST_POSTGRES_URL: 'z', PATH: '' }),
  ).toEqual(['LOADOUT_DAAT']);
});
