/**
 * @module What a page is: data from the services, and two twins. The route shows the data; the
 * Markdown and JSON twins are made from the same data, so that they cannot disagree.
 */
import type { ApiReference, Services } from '@loadout/server';
import { data, type RouterContextProvider } from 'react-router';
import { isUnavailable, NotFoundError, toProblem } from '@loadout/server';
import { nowOf, referenceOf, seal, servicesOf } from './load-context.server.ts';

export interface PageInput {
  readonly services: Services;
  /** The operations of the API, with real responses. */
  readonly reference: ApiReference;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly request: Request;
  /** In milliseconds since 1970, by the hour: a page must not depend on a more exact time. */
  readonly now: number;
}

export interface Page<Data> {
  load(input: PageInput): Promise<Data> | Data;
  markdown(data: Data, input: PageInput): string;
  /** The content of the JSON twin; by default the data itself. */
  json?(data: Data): unknown;
  /** The paths of a page with parameters, for the sitemap. */
  paths?(services: Services): readonly string[];
}

export type NotFoundFacts = Pick<NotFoundError, 'kind' | 'id' | 'nearest'> & {
  /** Whether the path is of no kind of page: the nearest ones are guesses from its last part. */
  readonly isGuess?: boolean;
  /** What a model that is not here may be described by. */
  readonly choices?: { readonly tasks: readonly string[]; readonly libraries: readonly string[] };
};

export interface LoaderArguments {
  readonly request: Request;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly context: Pick<RouterContextProvider, 'get' | 'set'>;
}

export const inputOf = ({ request, url, params, context }: LoaderArguments): PageInput => ({
  services: servicesOf(context),
  reference: referenceOf(context),
  request,
  url,
  params,
  now: nowOf(context),
});

/**
 * The loader of a page's route. A `NotFoundError` becomes a 404 with similar names; an unavailable database or
 * search cluster becomes a 503, an unavailable hub a 502.
 */
export async function loadPage<Data>(page: Page<Data>, args: LoaderArguments): Promise<Data> {
  const input = inputOf(args);
  try {
    return await page.load(input);
  } catch (error) {
    if (error instanceof NotFoundError) throw data(factsOf(error, input.services), { status: 404 });
    if (isUnavailable(error)) throw data(error.message, { status: 503 });
    const problem = toProblem(error);
    if (problem?.code === 'hub-unavailable') throw data(problem.detail, { status: problem.status });
    throw error;
  }
}

/** As `loadPage`, for the component of the page to open. */
export const loadSealed = async <Data>(page: Page<Data>, args: LoaderArguments) =>
  seal(args.context, await loadPage(page, args));

/** As `loadSealed`, for data with cookies: they become headers. */
export async function loadWithCookies<Data extends { readonly cookies: readonly string[] }>(
  page: Page<Data>,
  args: LoaderArguments,
) {
  const { cookies, ...shown } = await loadPage(page, args);
  return withCookies(args.context, shown, cookies);
}

/** The data of a page, with the cookies that remember the visitor's choices. */
export const withCookies = <Data>(
  context: LoaderArguments['context'],
  shown: Data,
  cookies: readonly string[],
) =>
  data(seal(context, shown), { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) });

const factsOf = ({ kind, id, nearest }: NotFoundError, services: Services): NotFoundFacts => ({
  kind,
  id,
  nearest,
  ...(kind === 'model' && {
    choices: {
      tasks: services.tasks().map((task) => task.id),
      libraries: services
        .libraries()
        .filter(({ hasSnippets }) => hasSnippets)
        .map(({ key }) => key),
    },
  }),
});

/** A page's twins, with the type of its data closed over. */
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
