import { NavigationContext } from '@loadout/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { servicesInMemory } from '../lib/testing/page-input.ts';
import { About } from '../pages/task/about/about.tsx';
import { aboutParts } from '../pages/task/about/about.server.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { RenderedLink } from './navigation.tsx';
import { HtmlOfPart, keptPart } from '../ui/kept-part.tsx';
import { htmlOfPart } from './html-of-part.server.tsx';

const plain = (page: ReactNode): string =>
  renderToString(
    <NavigationContext value={{ Link: RenderedLink, navigate: () => undefined }}>{page}</NavigationContext>,
  );
const kept = (page: ReactNode): string => plain(<HtmlOfPart value={htmlOfPart}>{page}</HtmlOfPart>);

const machine = { memory: '24 GB', label: 'One <card> & more' };

test('header and footer are the same, kept or not, whatever was rendered before', () => {
  const paths = ['/', '/tasks', '/tasks/translation', '/libraries', '/unknown', '/tasks'];
  for (const path of paths)
    for (const theme of ['system', 'dark'] as const)
      for (const own of [undefined, machine]) {
        const page = (
          <>
            <Header path={path} theme={theme} machine={own} />
            <Footer twins={{ path, search: '?q="x"' }} sourceUrl="https://code.example" />
          </>
        );
        expect(kept(page)).toBe(plain(page));
      }
});

test('the text of a task is the same, kept or not, with its code', async () => {
  const services = await servicesInMemory();
  let snippets = 0;
  for (const { id } of services.tasks()) {
    const parts = await aboutParts(services, id);
    snippets += parts.filter(({ kind }) => kind === 'snippet').length;
    const page = <About parts={parts} />;
    const first = kept(page);
    expect(first).toBe(plain(page));
    expect(kept(page)).toBe(first);
  }
  expect(snippets).toBeGreaterThan(0);
  await services.close();
});

test('a part is rendered once for a key, and again for another', () => {
  const render = vi.fn<(props: { name: string }) => React.JSX.Element>(({ name }) => (
    <p className="name">
      Name: {name} <b>&</b>
    </p>
  ));
  const Name = keptPart(render, ({ name }) => name);
  const ofObject = { name: 'c' };
  const Named = keptPart(
    ({ of }: { of: { name: string } }) => <p>{of.name}</p>,
    ({ of }) => of,
  );

  const first = kept(<Name name="a" />);
  expect(kept(<Name name="a" />)).toBe(first);
  expect(render).toHaveBeenCalledTimes(1);
  expect(first).toBe(plain(<Name name="a" />));
  expect(kept(<Name name="b" />)).toContain('b');
  expect(kept(<Named of={ofObject} />)).toBe('<p>c</p>');
  expect(kept(<Named of={{ name: 'd' }} />)).toBe('<p>d</p>');
});

test('the rest of the page keeps its hooks and its numbers', () => {
  const Name = keptPart(
    ({ name }: { name: string }) => <p>{name}</p>,
    ({ name }) => name,
  );
  const page = (
    <ul>
      <li>
        <Header path="/" theme="light" machine={undefined} />
      </li>
      <li>
        <Name name="x" />
        after
      </li>
    </ul>
  );
  expect(kept(page)).toBe(plain(page));
});

test('any number of keys takes a bounded amount of memory', () => {
  const render = vi.fn<(props: { name: string }) => React.JSX.Element>(({ name }) => <p>{name}</p>);
  const Name = keptPart(render, ({ name }) => name);
  for (let n = 0; n < 300; n++) kept(<Name name={`name ${n}`} />);
  kept(<Name name="name 0" />);
  expect(render).toHaveBeenCalledTimes(301);
});
