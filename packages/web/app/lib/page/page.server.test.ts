import { HubError } from '@loadout/hub';
import { expect, it } from 'vitest';
import { contextFor, servicesInMemory } from '../testing/page-input.ts';
import { loadPage, withCookies } from './page.server.ts';
import { opened } from './sealed.ts';

it('sends each cookie in a header of its own', async () => {
  const services = await servicesInMemory();
  const { data, init } = withCookies(contextFor(services), { shown: true }, ['a=1; Path=/', 'b=2; Path=/']);
  expect(opened(data)).toEqual({ shown: true });
  expect(new Headers(init?.headers).getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
  await services.close();
});

it('answers 502 where the hub does not return a record', async () => {
  const services = await servicesInMemory();
  const page = {
    load: () => {
      throw new HubError('unavailable', 'https://hub.example cannot be reached');
    },
    markdown: () => '',
  };
  const url = new URL('http://page/models/a/b');
  const given = { request: new Request(url), url, params: {}, context: contextFor(services) };
  await expect(loadPage(page, given)).rejects.toMatchObject({ init: { status: 502 } });
  await services.close();
});
