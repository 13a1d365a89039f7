/** @module The folder of the Java that `java` runs. */

import { spawnSync } from 'node:child_process';
import { MissingTool } from './engine.ts';

export function javaHome(): string {
  const { stderr } = spawnSync('java', ['-XshowSettings:properties', '-version'], { encoding: 'utf8' });
  const [, home] = /^\s*java\.home = (.+)$/m.exec(stderr) ?? [];
  if (home === undefined) throw new MissingTool('Java does not say where it is installed.');
  return home;
}
