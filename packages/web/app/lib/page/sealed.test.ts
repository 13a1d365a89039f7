import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Services } from '@loadout/server';
import { contextFor, servicesInMemory } from '../testing/page-input.ts';
import { dataOf, seal } from './load-context.server.ts';
import { opened, pageDataId, type Sealed } from './sealed.ts';

const shown = { title: 'Bark', tags: ['a', 'b'], none: undefined };

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

/** What the router sends: enumerable properties. */
const sent = <Data>(shell: Sealed<Data>): Sealed<Data> => ({ ...shell });

describe('the data of a page', () => {
  it('is the same object on the server', () => {
    expect(opened(seal(contextFor(services), shown))).toBe(shown);
  });

  it('is an element of its own in a document, and is parsed once', () => {
    const context = contextFor(services);
    const shell = sent(seal(context, shown));
    expect(shell).toEqual({});
    const getElementById = vi.fn<(id: string) => { textContent: string }>(() => ({
      textContent: dataOf(context),
    }));
    vi.stubGlobal('document', { getElementById });
    expect(opened(shell)).toEqual({ title: 'Bark', tags: ['a', 'b'] });
    expect(opened(shell)).toBe(opened(shell));
    expect(getElementById).toHaveBeenCalledExactlyOnceWith(pageDataId);
    vi.unstubAllGlobals();
  });

  it('is in the response to a request of the data alone', () => {
    const context = contextFor(services, true);
    const shell = sent(seal(context, shown));
    expect(opened(shell)).toEqual({ title: 'Bark', tags: ['a', 'b'] });
    expect(dataOf(context)).toBe('null');
  });
});
