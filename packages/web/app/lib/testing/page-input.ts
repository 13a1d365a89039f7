/** @module The input of a page in tests: services over records in memory, and the requested URL. */
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

/** Created on first use: few pages need it, and an app is slow to create. */
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
export const contextFor = (services: Services, isForData = false) =>
  provide(
    {
      services,
      reference: referenceTo(services),
      now: pageTime(),
      logError: (error) => {
        throw error;
      },
    },
    isForData,
  );
