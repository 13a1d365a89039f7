/**
 * @module What a page is: data from the services, and its two plain forms. The route shows the data; the
 * Markdown and JSON twins are made from the same data, so that they cannot disagree.
 */
import type { Services } from '@loadout/server';
import { data, type RouterContextProvider } from 'react-router';
import { NotFoundError } from '@loadout/server';
import { servicesOf } from '../load-context.server.ts';

export interface PageInput {
  readonly services: Services;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly request: Request;
}

export interface Page<Data> {
  load(input: PageInput): Promise<Data> | Data;
  markdown(data: Data, input: PageInput): string;
  /** What the JSON twin answers; the data itself unless said otherwise. */
  json?(data: Data): unknown;
}

export type NotFoundFacts = Pick<NotFoundError, 'kind' | 'id' | 'nearest'>;

interface LoaderArguments {
  readonly request: Request;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly context: Pick<RouterContextProvider, 'get'>;
}

export const inputOf = ({ request, url, params, context }: LoaderArguments): PageInput => ({
  services: servicesOf(context),
  request,
  url,
  params,
});

/** The loader of a page's route. What is not there becomes a 404 that carries the nearest matches. */
export async function loadPage<Data>(page: Page<Data>, args: LoaderArguments): Promise<Data> {
  try {
    return await page.load(inputOf(args));
  } catch (error) {
    if (error instanceof NotFoundError) {
      const facts: NotFoundFacts = { kind: error.kind, id: error.id, nearest: error.nearest };
      throw data(facts, { status: 404 });
    }
    throw error;
  }
}

/** A page's plain forms, with the type of its data closed over. */
export interface Twins {
  markdown(input: PageInput): Promise<string>;
  json(input: PageInput): Promise<unknown>;
}

export const twinsOf = <Data>(page: Page<Data>): Twins => ({
  markdown: async (input) => page.markdown(await page.load(input), input),
  json: async (input) => {
    const loaded = await page.load(input);
    return page.json ? page.json(loaded) : loaded;
  },
});
