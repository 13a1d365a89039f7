import { describe, expect, it } from 'vitest';
import type { SpaceRecord } from '../records/space.ts';
import { spaceSnippets } from './snippets.ts';

const gradio: SpaceRecord = { id: 'Owner_1/My.Space', sdk: 'gradio' };
const codeFor = (record: SpaceRecord, client: string, options = {}) =>
  spaceSnippets(record, { ...options, client })
    .flatMap(({ snippets }) => snippets.map(({ code }) => code.text))
    .join('\n');
const noticeFor = (record: SpaceRecord, client: string, options = {}) =>
  spaceSnippets(record, { ...options, client })[0]?.notice?.code;
const version = (sdk_version: string): SpaceRecord => ({ ...gradio, cardData: { sdk_version } });
const stopped = (stage: string): SpaceRecord => ({ ...gradio, runtime: { stage } });
const clientsFor = (record: SpaceRecord) => spaceSnippets(record).map(({ client }) => client);

describe('the ways to use a space', () => {
  it('are to call, embed and download a Gradio space', () => {
    const all = ['gradio_client', 'gradio-js', 'curl', 'embed', 'files'];
    expect(clientsFor(gradio)).toEqual(all);
    expect(clientsFor({ id: 'o/n', tags: ['gradio'] })).toEqual(all);
    expect(clientsFor({ id: 'o/n', cardData: { sdk: 'gradio' } })).toEqual(all);
  });

  it.each(['docker', 'static', 'streamlit'])('are to embed and download a %s space, with a reason', (sdk) => {
    expect(clientsFor({ id: 'o/n', sdk })).toEqual(['embed', 'files']);
    expect(noticeFor({ id: 'o/n', sdk }, 'embed')).toBe('no-space-call');
  });

  it('do not rule out that the app in a container is made with Gradio', () => {
    const [embed] = spaceSnippets({ id: 'sanchit-gandhi/whisper-jax', sdk: 'docker' });
    expect(embed?.notice?.message).toContain('If it is made with Gradio');
  });

  it('reject an unknown client', () => {
    expect(() => spaceSnippets(gradio, { client: 'toString' })).toThrow('There is no client "toString"');
  });
});

describe('the URL of a space', () => {
  it('is owner and name in lower case, with dashes for all but letters and digits', () => {
    expect(codeFor(gradio, 'curl')).toContain('HOST=https://owner-1-my-space.hf.space\n');
  });

  it('uses the value of the hub, if present', () => {
    expect(codeFor({ ...gradio, subdomain: 'own-2' }, 'curl')).toContain('https://own-2.hf.space\n');
    expect(noticeFor({ ...gradio, subdomain: 'evil.example/' }, 'curl')).toBe('no-space-address');
  });

  it('has another host for static spaces', () => {
    expect(codeFor({ id: 'o/n', sdk: 'static' }, 'embed')).toContain('src="https://o-n.static.hf.space"');
  });

  it('is unknown if the name is too long for a host', () => {
    expect(noticeFor({ id: `o/${'n'.repeat(70)}`, sdk: 'gradio' }, 'embed')).toBe('no-space-address');
  });

  it('is never that of the public hub for another hub', () => {
    const platform = { name: 'Quay', hubUrl: 'https://quay.example' };
    expect(noticeFor(gradio, 'curl', { platform })).toBe('no-space-address');
    expect(codeFor(gradio, 'gradio_client', { platform })).toContain('Client("Owner_1/My.Space")');
    const spaceUrl = 'https://{subdomain}.run.quay.example';
    for (const client of ['gradio_client', 'gradio-js', 'curl', 'embed'])
      expect(codeFor(gradio, client, { platform: { ...platform, spaceUrl } })).toContain(
        'https://owner-1-my-space.run.quay.example',
      );
    expect(noticeFor(gradio, 'curl', { platform: { ...platform, spaceUrl: '' } })).toBe('no-space-address');
  });
});

describe('the version of Gradio', () => {
  it('determines the URL of plain requests', () => {
    expect(codeFor(version('6.1.0'), 'curl')).toContain('.hf.space/gradio_api/info');
    expect(codeFor(version('4.44.1'), 'curl')).toContain('.hf.space/info');
    expect(noticeFor(version('3.50.2'), 'curl')).toBe('old-gradio');
    expect(codeFor(gradio, 'curl')).toContain('"$HOST/config"');
  });

  it('determines the script of the web component; without it there is only an iframe', () => {
    expect(codeFor(version('5.25.2'), 'embed')).toContain('/5.25.2/gradio.js"></script>\n<gradio-app src=');
    for (const odd of ['5', '5.25', '5.25.2"></script>', '../../x'])
      expect(codeFor(version(odd), 'embed')).not.toContain('gradio-app');
  });
});

describe('a space that does not run', () => {
  it('is reported by all ways but the download of its files', () => {
    for (const client of ['gradio_client', 'gradio-js', 'curl', 'embed'])
      expect(noticeFor(stopped('PAUSED'), client)).toBe('space-not-running');
    expect(noticeFor(stopped('BUILD_ERROR'), 'curl')).toBe('space-not-running');
    expect(noticeFor(stopped('PAUSED'), 'files')).toBeUndefined();
    expect(noticeFor(stopped('SLEEPING'), 'curl')).toBeUndefined();
  });

  it('keeps the reason why there is no snippet', () => {
    expect(noticeFor({ ...stopped('PAUSED'), private: true }, 'embed')).toBe('private');
  });
});

it('a space in a frame may record sound and pictures, as it may alone', () => {
  const code = codeFor({ id: 'webml-community/moonshine-web', sdk: 'static' }, 'embed');
  expect(code).toMatch(/<iframe [^>]*allow="camera; microphone; [^"]+"/);
});

it('a space whose authors disable embedding is not embedded', () => {
  const record = { ...gradio, cardData: { disable_embedding: true } };
  expect(codeFor(record, 'embed')).toBe('');
  expect(noticeFor(record, 'embed')).toBe('no-embedding');
});

describe('a private space', () => {
  const hidden = { ...gradio, private: true };

  it('is called with the account of the user', () => {
    expect(codeFor(hidden, 'gradio_client')).toMatch(/^hf auth login\n/);
    expect(codeFor(hidden, 'gradio-js')).toContain('{ token: process.env.HF_TOKEN }');
    expect(codeFor(hidden, 'curl')).toContain('-H "Authorization: Bearer $HF_TOKEN"');
    expect(codeFor(hidden, 'curl')).toContain('HF_TOKEN=$(hf auth token)');
  });

  it('cannot be embedded in a page', () => {
    expect(noticeFor(hidden, 'embed')).toBe('private');
  });
});
