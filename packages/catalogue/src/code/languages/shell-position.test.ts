import { describe, expect, it } from 'vitest';
import {
  mayRefuseShellCode,
  refuseShellCode,
  shellPosition,
  shellPositionAfterHole,
} from './shell-position.ts';

const program = { refusal: 'a value may not become the name of a program' };
const option = { refusal: 'a value may not become part of the name of an option' };
const variable = { refusal: 'a value may not touch the name of a variable' };
const braces = { refusal: 'a value may not be part of a brace expansion' };
const word = { startsWord: true };
const inside = { startsWord: false };

describe('the position of a value in a command', () => {
  it.each(['', 'ls;', 'ls; ', 'ls\n', 'ls && ', 'ls | ', '`', 'time ', 'A=1 ', 'sudo -u ', 'sudo -u me ', 'timeout 5 ', '# note\n', 'echo # note\n', '\\ ', 'a)'])('is that of a program after %j', (before) => expect(shellPosition(before)).toEqual(program)); // prettier-ignore

  it.each(['2> f ', '> f ', '>> f ', '>| f ', '&> f ', '<<< x '])(
    'is that of a program after a redirection: %j',
    (before) => expect(shellPosition(before)).toEqual(program),
  );

  it.each(['echo (', 'echo $(', '(', 'A=$(', 'echo "a b" $('])('is that of a program inside: %j', (before) =>
    expect(shellPosition(before)).toEqual(program),
  );

  it.each(['echo ', 'echo\t', 'echo a\t', 'time ls ', 'sudo -u me ls ', 'timeout 5 ls ', 'echo\\\n ', 'a\\ b ', 'echo a# '])('is that of an argument after %j', (before) => expect(shellPosition(before)).toEqual(word)); // prettier-ignore

  it.each([
    'echo > ',
    'echo 2> ',
    '2> ',
    'echo &> ',
    'echo a2> ',
    'echo &> f ',
    'echo 2>f ',
    'echo>',
    'ls>f ',
    'ls a2>f ',
  ])('is that of a file or an argument with a redirection: %j', (before) =>
    expect(shellPosition(before)).toEqual(word),
  );

  it.each(['echo "b c" ', "echo 'b c' ", "echo 'b\\' ", 'echo "b\\" c" ', "echo $'b\\' c' ", 'echo ${a b} ', '"my program" ', "sudo 'ls' "])('is that of an argument after quoted words: %j', (before) => expect(shellPosition(before)).toEqual(word)); // prettier-ignore

  it.each([
    ['"a;b"', inside],
    ['echo "a;b', inside],
    ["echo 'a;b", inside],
    ["echo 'a\\'; ", program],
    ['echo "a\\"; ', inside],
    ["echo $'a\\'; ", inside],
    ['echo ${a;b', inside],
    ['echo ${a;b}; ', program],
  ])('takes quotes for what they are: %j', (before, position) =>
    expect(shellPosition(`echo ${before}`)).toEqual(position),
  );

  it.each([
    ['echo $(date) ', word],
    ['echo $(date)', inside],
    ['(cd x) ', word],
    ['(cd x ', word],
    ['sudo $(which ls) ', word],
    ['echo $(sudo ', program],
    ['sudo -u $(whoami) ', program],
    ['ls > $(date) ', word],
    ['> $(date) ', program],
  ])('goes on behind parentheses as before them: %j', (before, position) =>
    expect(shellPosition(before)).toEqual(position),
  );

  it.each([
    ['A=', inside],
    ['A+=', inside],
    ['A=1', inside],
    ['echo --a=', inside],
    ['echo a', inside],
    ['echo ${a}', inside],
    ['echo ${a}{', inside],
    ['echo \\ ', inside],
    ['echo > a', inside],
    ['echo -', option],
    ['echo --a', option],
    ['echo {a', braces],
    ["echo '{a'", inside],
    ["echo {'a'", braces],
    ["echo --a'='", option],
    ['echo $a', variable],
    ['echo $', variable],
    ['./', program],
  ])('inside a word depends on its beginning: %j', (before, position) =>
    expect(shellPosition(before)).toEqual(position),
  );
});

describe('the position of a value after a hole', () => {
  it.each([
    ['; ', program],
    [' | ', program],
    [' > ', word],
    [' && ls ', word],
    [' --a=', inside],
  ])('is known from the text %j', (since, position) =>
    expect(shellPositionAfterHole(since)).toEqual(position),
  );

  it.each([' ', 'x', '\n', ' ) '])('depends on all text before %j', (since) =>
    expect(shellPositionAfterHole(since)).toBe(shellPosition),
  );

  it.each([' -x ', ' a '])('depends on sudo and the like before %j', (since) => {
    const position = shellPositionAfterHole(since);
    expect(typeof position === 'function' && position !== shellPosition).toBe(true);
    const after = (before: string) => (typeof position === 'function' ? position(before + since) : position);
    expect(after('ls')).toEqual(word);
    expect(after('sudo')).toEqual(shellPosition(`sudo${since}`));
    expect(after('echo >')).toEqual(word);
  });
});

describe('code in a hole', () => {
  const optionOfWrapper = 'options of sudo, env and the like may not be code';
  const severalWords = 'after = or a redirection, code must be one word';

  it.each([
    ['sudo ', '-u x'],
    ['sudo ', ' -u x'],
    ['sudo', ' -u x'],
    ['sudo -u ', '-x'],
    ['env A=1 ', '-x'],
  ])('may not add options to a wrapper: %j, %j', (before, code) =>
    expect(refuseShellCode(before, code)).toBe(optionOfWrapper),
  );

  it.each([
    ['A=', 'a b'],
    ['A=', 'a > b'],
    ['A=', 'a)'],
    ['A=', 'a;'],
    ['> ', 'a b'],
    ['--a=', 'a b'],
  ])('has to be one word: %j, %j', (before, code) =>
    expect(refuseShellCode(before, code)).toBe(severalWords),
  );

  it.each([
    ['sudo ', 'ls'],
    ['sudo ls ', '-u'],
    ['ls ', '-u x'],
    ['echo > f ', '-n'],
    ['A=', 'a'],
    ['A=', '$(a b)'],
    ['> ', '"a b"'],
    ['echo ', 'a b'],
  ])('may stand elsewhere: %j, %j', (before, code) => expect(refuseShellCode(before, code)).toBeUndefined());

  it.each([
    ['', false, true],
    ['echo ', false, true],
    ['sudo ls ', false, true],
    ['> f', false, true],
    ['; ls ', false, false],
    [' && ls ', false, false],
    ['sudo ', true, true],
    ['sudo', true, true],
    ['A=', true, true],
    ['> ', true, true],
    ['a) ', true, true],
    ['; sudo ', true, true],
    [' ls', false, true],
  ])('after %j may be refused: %s at the beginning, %s after a hole', (since, atBeginning, afterHole) => {
    expect(mayRefuseShellCode(since, true)).toBe(atBeginning);
    expect(mayRefuseShellCode(since, false)).toBe(afterHole);
  });
});
