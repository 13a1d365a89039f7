import { describe, expect, it } from 'vitest';
import { preferenceCookie, readPreference } from './preferences.server.ts';

const requestWith = (cookie: string) => new Request('http://site.example/', { headers: { cookie } });

describe('remembered choices', () => {
  it('come back as they were set', () => {
    const [pair = ''] = preferenceCookie('library', 'transformers.js').split(';');
    expect(readPreference(requestWith(`other=1; ${pair}`), 'library')).toBe('transformers.js');
  });

  it('are absent when nothing was chosen', () => {
    expect(readPreference(new Request('http://site.example/'), 'theme')).toBeUndefined();
    expect(readPreference(requestWith('mytheme=dark'), 'theme')).toBeUndefined();
  });

  it.each(['theme=%E0%A4%A', 'theme=<script>', `theme=${'x'.repeat(81)}`, 'theme='])(
    'are ignored when the cookie %j is not a choice',
    (cookie) => {
      expect(readPreference(requestWith(cookie), 'theme')).toBeUndefined();
    },
  );
});
