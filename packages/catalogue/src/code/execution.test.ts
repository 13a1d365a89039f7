import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostileData, hostileText } from './hostile.testing.ts';
import { js, py, sh } from './index.ts';
import type { Data } from './core/value.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loadout-code-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Containers often have no other locale. */
const env = { ...process.env, LC_ALL: 'C' };

/** Runs a script in an empty folder; a value that ran as code would leave a file or an error behind. */
function run(command: string, file: string, text: string): string {
  writeFileSync(join(folder, file), text);
  const { status, stdout, stderr, error } = spawnSync(command, [file], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(error, `${command} has to be on this machine for this test`).toBeUndefined();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(readdirSync(folder)).toEqual([file]);
  return stdout;
}

const isData = (value: unknown): value is Data => JSON.stringify(value) !== undefined;
const batches = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: 60, maxLength: 120 });

describe('a value is read back unchanged and nothing else runs', () => {
  it('in Python, for any data', () => {
    fc.assert(
      fc.property(batches(hostileData.filter(isData)), (values) => {
        const code = py.join([
          py`import json`,
          ...values.map((value) => py`print(json.dumps({"got": ${value}}))`),
          ...values.map(
            (value) => py`
            def check():
                got = ${value}
                return json.dumps(got)
            assert check()
          `,
          ),
        ]);
        const lines = run('python3', 'main.py', code.text).trimEnd().split('\n');
        expect(lines.map((line) => JSON.parse(line).got)).toEqual(values);
      }),
      { numRuns: 6 },
    );
  });

  it('in JavaScript, for any data', () => {
    fc.assert(
      fc.property(batches(hostileData.filter(isData)), (values) => {
        const code = js.join(values.map((value) => js`console.log(JSON.stringify({ got: ${value} }));`));
        const lines = run(process.execPath, 'main.mjs', code.text).trimEnd().split('\n');
        expect(lines.map((line) => JSON.parse(line).got)).toEqual(values);
      }),
      { numRuns: 6 },
    );
  });

  it('in the shell, as a word, as the end of a word and as JSON', () => {
    fc.assert(
      fc.property(batches(hostileText), batches(hostileData.filter(isData)), (texts, all) => {
        // A word that begins with a dash is refused, also as JSON.
        const values = all.filter((value) => typeof value !== 'number' || value >= 0);
        const words = texts.filter((text) => !text.startsWith('-'));
        const code = sh.join([
          sh`set -u`,
          ...words.map((text) => sh`printf '%s\0' ${text}`),
          ...texts.map((text) => sh`printf '%s\0' --option=${text}`),
          ...values.map(
            (value) => sh`
            printf '%s\0' \
              ${sh.json(value)}
          `,
          ),
        ]);
        const got = run('bash', 'main.sh', code.text).split('\0').slice(0, -1);
        expect(got.slice(0, words.length)).toEqual(words);
        expect(got.slice(words.length, words.length + texts.length)).toEqual(
          texts.map((text) => `--option=${text}`),
        );
        expect(got.slice(words.length + texts.length).map((text) => JSON.parse(text))).toEqual(values);
      }),
      { numRuns: 6 },
    );
  });
});
