import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import type { SnippetOptions } from '../../snippets/options.ts';
import litertLm from './litert-lm.ts';

const command = (options: SnippetOptions = {}, siblings = [{ rfilename: 'a.litertlm' }]) =>
  generateSnippets(litertLm, { id: 'me/a', siblings }, options).snippets.find(
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
});
