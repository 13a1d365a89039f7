/** @module The API reference: the operations of the OpenAPI document with responses, generated on first use. */
import { setImmediate } from 'node:timers/promises';
import type { Api } from '../api/new-api.ts';
import type { Services } from '../services.ts';
import { withoutHub } from '../services/without-hub.ts';
import { askExample, type DocumentedOperation } from './examples.ts';
import { withKnownId } from './known-ids.ts';
import { operationsOf } from './operations.ts';

export type ApiReference = () => Promise<readonly DocumentedOperation[]>;

export function apiReference(api: Api, services: Services): ApiReference {
  const origin = services.settings.publicUrl ?? 'http://localhost';
  let made: ReturnType<ApiReference> | undefined;
  const make = async (): ReturnType<ApiReference> => {
    const document = await (await api.request(new Request(`${origin}/openapi.json`))).json();
    const ask = (address: string, init: RequestInit) => api.request(new Request(origin + address, init));
    const operations: DocumentedOperation[] = [];
    for (const operation of operationsOf(document)) {
      operations.push(await askExample(await withKnownId(services, operation), ask));
      // Lets other requests run first.
      await setImmediate();
    }
    return operations;
  };
  return async () => {
    made ??= withoutHub(make);
    try {
      return await made;
    } catch (error) {
      made = undefined;
      throw error;
    }
  };
}
