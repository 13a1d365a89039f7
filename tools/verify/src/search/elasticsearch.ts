/** @module Elasticsearch: the archive that its own plugins are tested with, which has the server and few modules. */

import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  download,
  downloads,
  heap,
  httpPort,
  type Node,
  requireJava,
  type SearchEngine,
  transportPort,
} from './engine.ts';
import { javaHome } from './java-home.ts';

const version = '8.19.0';
const archive = `org.elasticsearch.distribution.integ-test-zip:elasticsearch:${version}:zip`;
const folderName = `elasticsearch-${version}`;
const unpacked = join(downloads, folderName);

/** It does not run as root: then the nodes belong to this user, who has no other rights. */
const nobody = 65_534;
const isRoot = (): boolean => process.getuid?.() === 0;

export const elasticsearch: SearchEngine = {
  name: `Elasticsearch ${version}`,
  prepare() {
    requireJava();
    if (existsSync(unpacked)) return;
    download('Elasticsearch', [
      'dependency:unpack',
      `-Dartifact=${archive}`,
      `-DoutputDirectory=${downloads}`,
    ]);
  },
  startNode(node) {
    const program = ownProgram(node.folder);
    const config = writeConfig(program, node);
    const command = [join(program, 'bin/elasticsearch')];
    const [first = '', ...rest] = isRoot()
      ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', ...command]
      : command;
    return spawn(first, rest, {
      stdio: 'ignore',
      detached: true,
      cwd: node.folder,
      env: { PATH: process.env['PATH'], ES_JAVA_HOME: javaHome(), ES_PATH_CONF: config },
    });
  },
};

/** A copy of the program, where any user can read it. */
function ownProgram(folder: string): string {
  const program = join(folder, folderName);
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  cpSync(unpacked, program, { recursive: true });
  chmodSync(join(program, 'bin/elasticsearch'), 0o755);
  for (const path of [dirname(folder), folder]) giveToNodes(path);
  return program;
}

/** A folder that nodes write to, or pass through. */
function giveToNodes(path: string): void {
  chmodSync(path, 0o755);
  if (isRoot()) chownSync(path, nobody, nobody);
}

/** Everything is written to the folder of the node. */
function writeConfig(program: string, { number, count, folder }: Node): string {
  const config = join(folder, 'config');
  const numbers = Array.from({ length: count }, (_unused, i) => i + 1);
  cpSync(join(program, 'config'), config, { recursive: true });
  giveToNodes(config);
  writeFileSync(
    join(config, 'elasticsearch.yml'),
    [
      'cluster.name: loadout-verify',
      `node.name: n${number}`,
      `path.data: ${join(folder, 'data')}`,
      `path.logs: ${join(folder, 'logs')}`,
      'network.host: 127.0.0.1',
      `http.port: ${httpPort(number)}`,
      `transport.port: ${transportPort(number)}`,
      `discovery.seed_hosts: ${JSON.stringify(numbers.map((each) => `127.0.0.1:${transportPort(each)}`))}`,
      `cluster.initial_master_nodes: ${JSON.stringify(numbers.map((each) => `n${each}`))}`,
      'cluster.routing.allocation.disk.threshold_enabled: false',
      'xpack.security.enabled: false',
    ].join('\n'),
  );
  const options = join(config, 'jvm.options');
  const usual = readFileSync(options, 'utf8').split('\n');
  const logs = /gc\.log|HeapDumpPath|ErrorFile/;
  writeFileSync(options, [...usual.filter((line) => !logs.test(line)), ...heap].join('\n'));
  return config;
}
