/** @module Every page by its address, for the twins. */
import { matchPath } from 'react-router';
import { browsePage } from './browse.server.ts';
import { downloadsPage } from './downloads.server.ts';
import { homePage } from './home.server.ts';
import { inferencePage } from './inference.server.ts';
import { librariesPage } from './libraries.server.ts';
import { libraryPage } from './library.server.ts';
import { modelPage } from './model.server.ts';
import { type Twins, twinsOf } from './page.server.ts';
import { pagePatterns } from './patterns.ts';
import { playgroundPage } from './playground.server.ts';
import { quantizationPage } from './quantization.server.ts';
import { repositoryPage } from './repository.server.ts';
import { searchPage } from './search.server.ts';
import { taskPage } from './task.server.ts';
import { tasksPage } from './tasks.server.ts';

const twinsByName: Readonly<Record<string, Twins>> = {
  home: twinsOf(homePage),
  search: twinsOf(searchPage),
  tasks: twinsOf(tasksPage),
  task: twinsOf(taskPage),
  libraries: twinsOf(librariesPage),
  library: twinsOf(libraryPage),
  models: twinsOf(browsePage('model')),
  model: twinsOf(modelPage),
  datasets: twinsOf(browsePage('dataset')),
  dataset: twinsOf(repositoryPage('dataset')),
  spaces: twinsOf(browsePage('space')),
  space: twinsOf(repositoryPage('space')),
  inference: twinsOf(inferencePage),
  quantization: twinsOf(quantizationPage),
  downloads: twinsOf(downloadsPage),
  playground: twinsOf(playgroundPage),
} satisfies Record<keyof typeof pagePatterns, Twins>;

export interface FoundTwins {
  readonly twins: Twins;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export function twinsFor(path: string): FoundTwins | undefined {
  for (const [name, pattern] of Object.entries(pagePatterns)) {
    const match = matchPath(pattern, path);
    const twins = twinsByName[name];
    if (match && twins) return { twins, params: match.params };
  }
  return undefined;
}
