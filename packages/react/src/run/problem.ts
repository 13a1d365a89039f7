/** @module What went wrong with a request, why, and what to do about it. */

export interface Problem {
  readonly title: string;
  readonly advice: string;
  /** What the service said. */
  readonly detail?: string;
}

export class RunError extends Error {
  override readonly name = 'RunError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.title);
    this.problem = problem;
  }
}

const longestDetail = 600;

type Words = readonly [title: string, advice: string];

const byStatus: Readonly<Record<number, Words>> = {
  400: ['The router rejected the request.', 'Check the input and the options of the call.'],
  401: ['The token was not accepted.', 'Check that it is complete and has not expired or been revoked.'],
  402: ['The account has no credit left.', 'Add credit, or bill another organization under Options.'],
  403: [
    'The token may not make this call.',
    'Give it permission to call inference providers; for a gated model, accept the terms on its page.',
  ],
  404: ['The model was not found at this provider.', 'Choose another provider, or Automatic.'],
  413: ['The input is too large.', 'Choose a smaller file or a shorter text.'],
  422: ['The router rejected the request.', 'Check the input and the options of the call.'],
  429: ['Too many requests.', 'Wait a minute, then run it again.'],
  503: [
    'The model is not ready.',
    'It may be loading: run it again in a minute, or choose another provider.',
  ],
};

function wordsFor(status: number): Words {
  const known = byStatus[status];
  if (known) return known;
  if (status >= 500) return ['The provider failed.', 'Run it again in a minute, or choose another provider.'];
  return ['The router rejected the request.', 'Check the provider and the options of the call.'];
}

/** The problem of a response with an error status. */
export async function refusalOf(response: Response): Promise<Problem> {
  const { status } = response;
  const [title, usual] = wordsFor(status);
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  const advice = status === 429 && wait > 0 ? `Wait ${wait} seconds, then run it again.` : usual;
  const detail = isPage(response) ? undefined : messageIn(await response.text().catch(() => ''));
  return {
    title: `${title} (${status})`,
    advice,
    ...(detail !== undefined && { detail: detail.slice(0, longestDetail) }),
  };
}

export const isPage = (response: Response): boolean =>
  /^text\/html\b/i.test(response.headers.get('content-type') ?? '');

export const pageProblem = (host: string): Problem => ({
  title: `${host} answered with a web page instead of data.`,
  advice: 'A proxy or a login page may be in between. Open the address in a new tab to see it.',
});

/** A browser does not say why a request failed. */
export const connectionProblem = (host: string, online: boolean): Problem =>
  online
    ? {
        title: `No response from ${host}.`,
        advice:
          'Check the connection and run it again. The router must also allow requests from this site (CORS).',
      }
    : { title: 'This device is offline.', advice: 'Connect it to the network and run it again.' };

export const interruptedProblem: Problem = {
  title: 'The answer ended early.',
  advice: 'The connection was closed before the answer was complete. Run it again.',
};

export const unreadableProblem = (what: string): Problem => ({
  title: `The answer is not ${what}.`,
  advice: 'The provider may have changed its API. Choose another provider.',
});

/** The message in an error body: services put it under several names. */
export function messageIn(text: string): string | undefined {
  try {
    return messageOf(JSON.parse(text)) ?? text;
  } catch {
    return text.trim() === '' ? undefined : text.trim();
  }
}

export function messageOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return messageOf(value[0]);
  if (typeof value !== 'object' || value === null) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  for (const name of ['error', 'message', 'detail', 'msg', 'error_message']) {
    const message = messageOf(fields[name]);
    if (message !== undefined) return message;
  }
  return undefined;
}
