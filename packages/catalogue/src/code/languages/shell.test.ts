import { describe, expect, it } from 'vitest';
import { fill, own, textOf, written } from '../edges.testing.ts';
import { sh } from '../index.ts';

describe('the shell refuses', () => {
  const programs = ['', 'sudo ', 'true && ', 'true | ', 'true; ', 'A=1 ', 'A=1 B=2 ', 'env A=1 ', 'sudo -u ', 'sudo -u me ', 'nice -n 5 ', '> out ', '2>&1 ', 'if ', 'while ! ', 'echo $(', '(', 'git', './', 'eval ', 'exec ', 'A=$(', '{ ', 'xargs -0 ', 'timeout 5 ', 'source ']; // prettier-ignore

  it.each(programs)('a value as the program after %j', (text) => {
    for (const value of ['ls', 5, ['ls'], sh.json('ls'), sh.withVariable('ls', 'X')])
      for (const before of written(sh, text))
        expect(textOf(() => fill(sh, [...before, { value }, own(' x')]))).toBeUndefined();
  });

  it('a value as the program on a separate line', () => {
    for (const more of [[], [{ value: sh.none }]])
      expect(textOf(() => fill(sh, [own('echo a\n'), ...more, { value: 'ls' }]))).toBeUndefined();
  });

  it.each(['echo ', 'echo a ', 'A=1 echo ', 'echo > f ', 'echo \\\n  ', 'echo $(date) '])(
    'a value as an option after %j',
    (text) => {
      for (const value of ['-rf', '--index-url=x', -5, ['a', '-x']])
        for (const before of written(sh, text))
          expect(textOf(() => fill(sh, [...before, { value }]))).toBeUndefined();
    },
  );

  it.each(['echo -', 'echo --', 'echo --name', 'echo -n', "echo ''", 'echo "a"', 'echo $(date)', 'echo {a,'])(
    'a value that becomes part of an option after %j',
    (text) => {
      for (const value of ['rf', '-rf', 5])
        for (const before of written(sh, text))
          expect(textOf(() => fill(sh, [...before, { value }]))).toBeUndefined();
    },
  );

  it.each(['echo $', 'echo $HOME', 'echo ~', 'A=$B'])('a value directly after a variable: %j', (text) => {
    for (const before of written(sh, text))
      expect(textOf(() => fill(sh, [...before, { value: 'x' }]))).toBeUndefined();
  });

  it('two values whose first may be empty', () => {
    expect(textOf(() => sh`echo ${''}${sh.none}${'-rf'}`)).toBeUndefined();
  });

  it.each(['>', '<', '(', '"a"', "'a'"])('a value before %s', (text) => {
    for (const between of [[], [{ value: sh.none }]])
      expect(
        textOf(() => fill(sh, [own('echo '), { value: 2 }, ...between, own(`${text} x)`)])),
      ).toBeUndefined();
  });

  it('code that ends in a name before a name', () => {
    for (const after of [own('b'), { value: sh`b` }, { value: sh.identifier('b') }])
      for (const between of [[], [{ value: sh.none }]])
        expect(textOf(() => fill(sh, [{ value: sh`a` }, ...between, after]))).toBeUndefined();
  });

  it('code that would change how its values are parsed', () => {
    const argument = sh`-H ${'x'}`;
    const words = sh`a ${'x'}`;
    for (const template of [
      () => sh`sudo ${argument}`,
      () => sh`${sh`sudo`} ${sh.none}${argument}`,
      () => sh`A=${words}`,
      () => sh`> ${words}`,
      () => sh.join([sh`sudo`, sh.json('x')], ' '),
    ])
      expect(textOf(template)).toBeUndefined();
    expect(sh`curl ${argument}`.text).toBe('curl -H x');
    expect(sh`A=${sh`$(jq ${'.x'} f)`} && echo`.text).toBe('A=$(jq .x f) && echo');
  });

  it('a comment that begins at a hole, and whatever follows one on its line', () => {
    expect(textOf(() => sh`echo ${sh.none}# ${'x'}`)).toBeUndefined();
    expect(textOf(() => sh`${sh`ls # all`} ${'x'}`)).toBeUndefined();
  });

  it('none of the forms that snippets use', () => {
    expect(sh`A=${'x'} run --a=${'-b'} models/${'m'}.gguf ${['a', 'b']} > ${'f'}`.text).toBe(
      'A=x run --a=-b models/m.gguf a b > f',
    );
    expect(sh`${sh`hf`} download ${'id'}${sh.none}${sh` --revision=${'v1'}`}`.text).toBe(
      'hf download id --revision=v1',
    );
    expect(sh`sudo apt install ${'curl'}`.text).toBe('sudo apt install curl');
  });
});
