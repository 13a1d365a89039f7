import { NavigationContext } from '@loadout/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Header } from './header.tsx';
import { RenderedLink } from './navigation.tsx';

const linkOfTasks = (path: string): string => {
  const html = renderToString(
    <NavigationContext value={{ Link: RenderedLink, navigate: () => undefined }}>
      <Header path={path} theme="system" machine={undefined} />
    </NavigationContext>,
  );
  const [link] = /<a [^>]*href="\/tasks"[^>]*>/.exec(html) ?? [];
  if (link === undefined) throw new Error(`No link to /tasks in ${html}`);
  return link;
};

test.each([
  ['/tasks', 'page'],
  ['/tasks/', 'page'],
  ['/tasks/translation', 'true'],
])('%s is marked as the current place: %s', (path, current) => {
  expect(linkOfTasks(path)).toContain(`aria-current="${current}"`);
});

test.each(['/', '/tasks-of-others', '/libraries'])('%s is another place', (path) => {
  expect(linkOfTasks(path)).not.toContain('aria-current');
});
