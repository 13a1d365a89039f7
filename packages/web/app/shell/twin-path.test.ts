import { expect, test } from 'vitest';
import { canonicalPath, twinPath } from './twin-path.ts';

test.each([
  ['/', '/', '/index.md'],
  ['/models', '/models', '/models.md'],
  ['/models/', '/models', '/models.md'],
  ['/models/acme/tern//', '/models/acme/tern', '/models/acme/tern.md'],
])('%s has the canonical URL %s and Markdown at %s', (path, canonical, markdown) => {
  expect([canonicalPath(path), twinPath(path, 'md')]).toEqual([canonical, markdown]);
});
