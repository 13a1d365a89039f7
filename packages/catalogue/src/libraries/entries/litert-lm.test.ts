import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import type { SnippetOptions } from '../../snippets/options.ts';
import litertLm from './litert-lm.ts';

const command = (options: SnippetOptions = {}, siblings = [{ rfilename: 'a.litertlm' }], more: object = {}) =>
  generateSnippets(litertLm, { id: 'me/a', siblings, ...more }, options).snippets.find(
    ({ title }) => title === 'Run it from the command line',
  )?.code.text;

describe('litert-lm', () => {
  it('passes the file name after the repository', () => {
    expect(command()).toContain('--from-huggingface-repo=me/a a.litertlm --prompt=');
  });

  it('passes no file name if no file is listed', () => {
    expect(command({}, [])).toContain('--from-huggingface-repo=me/a --prompt=');
  });

  it('downloads the file first for a revision or another hub', () => {
    for (const options of [{ revision: 'v1' }, { platform: { hubUrl: 'https://hub.example' } }]) {
      expect(command(options)).toContain('hf download me/a a.litertlm');
      expect(command(options)).toContain('litert-lm run model/a.litertlm');
    }
  });

  it('passes the token of the log-in if the repository is gated', () => {
    expect(command({}, [], { gated: 'manual' })).toMatch(
      /^HF_TOKEN=\$\(hf auth token\) litert-lm run --from-huggingface-repo=/,
    );
    expect(command({ revision: 'v1' }, [], { gated: 'manual' })).not.toContain('HF_TOKEN');
    expect(command()).not.toContain('HF_TOKEN');
  });

  it('asks a model for function calls with a function', () => {
    const codes = generateSnippets(litertLm, { id: 'me/tide', tags: ['functiongemma'] }).snippets;
    expect(codes[0]?.code.text).toContain('--preset=functions.py');
    expect(codes[0]?.warnings?.map(({ code }) => code)).toContain('placeholder');
    expect(codes[1]?.code.text).toContain('tools=[show_map]');
  });
});
