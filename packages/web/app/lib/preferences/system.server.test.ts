import { expect, it } from 'vitest';
import { readSystem, rememberSystem } from './system.server.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';

const read = (agent: string, query = '', cookie = '') =>
  readSystem(
    new Request('http://page/', { headers: { 'user-agent': agent, cookie } }),
    new URLSearchParams(query),
  );

it('follows the browser, then the cookie, then the URL', () => {
  expect(read(windows)).toBe('windows');
  expect(read(mac)).toBe('macos');
  expect(read('curl/8')).toBe('linux');
  expect(read(mac, '', 'system=linux')).toBe('linux');
  expect(read(mac, 'os=windows', 'system=linux')).toBe('windows');
});

it('ignores an unknown system', () => {
  expect(read(mac, 'os=beos', 'system=amiga')).toBe('macos');
  expect(rememberSystem(new URLSearchParams('os=beos'))).toEqual([]);
  expect(rememberSystem(new URLSearchParams('os=macos'))).toEqual([expect.stringMatching(/^system=macos;/)]);
});
