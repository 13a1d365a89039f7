/** @module What the tests of pages hand to a page: services over records in memory, and the address that was asked for. */
import { createServices, readSettings, type Services } from '@loadout/server';
import { provide } from '../page/load-context.server.ts';
import type { PageInput } from '../page/page.server.ts';

export const servicesInMemory = (): Promise<Services> =>
  createServices(readSettings({}, '/nowhere'), { inMemory: true });

export function inputFor(services: Services, path: string, params: PageInput['params'] = {}): PageInput {
  const url = new URL(path, 'http://page');
  return { services, params, url, request: new Request(url) };
}

/** The router's context for loaders and actions that are called without a server. An error they log fails the test. */
export const contextFor = (services: Services) =>
  provide({
    services,
    logError: (error) => {
      throw error;
    },
  });
