/** @module What the tests of pages hand to a page: services over records in memory, and the URL that was asked for. */
import {
  type ApiReference,
  apiReference,
  createApp,
  createServices,
  pageTime,
  readSettings,
  type Services,
} from '@loadout/server';
import { provide } from '../page/load-context.server.ts';
import type { PageInput } from '../page/page.server.ts';

export const servicesInMemory = (settings: Readonly<Record<string, string>> = {}): Promise<Services> =>
  createServices(readSettings(settings, '/nowhere'), { inMemory: true });

/** Few pages show it, and an app takes long to make. */
const referenceTo =
  (services: Services): ApiReference =>
  () =>
    apiReference(createApp({ services }), services)();

export function inputFor(services: Services, path: string, params: PageInput['params'] = {}): PageInput {
  const url = new URL(path, 'http://page');
  return {
    services,
    reference: referenceTo(services),
    params,
    url,
    request: new Request(url),
    now: pageTime(),
  };
}

/** The router's context for loaders and actions that are called without a server. An error they log fails the test. */
export const contextFor = (services: Services) =>
  provide({
    services,
    reference: referenceTo(services),
    now: pageTime(),
    logError: (error) => {
      throw error;
    },
  });
