/** @module An app for tests, with records in memory unless a database is given. */
import { createApp, type AppOptions } from '../app.ts';
import type { Api } from '../api/new-api.ts';
import type { Services } from '../services.ts';
import { createServices } from '../services/create.ts';
import { readSettings } from '../settings.ts';

export const adminToken = 'a-token-for-tests-only';

export interface TestApp {
  readonly app: Api;
  readonly services: Services;
  /** Logged server errors. */
  readonly defects: unknown[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  send(method: string, path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

export async function testApp(
  environment: Environment = {},
  options: Partial<AppOptions> = {},
): Promise<TestApp> {
  // Test files share the machine, so the event loop may lag without a fault of the server.
  const defaults = { LOADOUT_ADMIN_TOKEN: adminToken, LOADOUT_MAX_LAG_MS: '60000' };
  const settings = readSettings({ ...defaults, ...environment }, '/nowhere');
  const services = await createServices(settings, { inMemory: settings.databaseUrl === undefined });
  const defects: unknown[] = [];
  const app = createApp({ services, logError: (error) => defects.push(error), ...options });
  return {
    app,
    services,
    defects,
    get: async (path, headers = {}) => app.request(path, { headers }),
    send: async (method, path, body, headers = {}) =>
      app.request(path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' || body instanceof ReadableStream ? body : JSON.stringify(body),
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      }),
    close: () => services.close(),
  };
}

export const asAdmin = { authorization: `Bearer ${adminToken}` };

export interface ProblemBody {
  readonly type: string;
  readonly code: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  readonly nearest?: readonly string[];
}

/** The problem in a response; fails when there is none. */
export async function problemOf(response: Response): Promise<ProblemBody> {
  if (response.headers.get('content-type') !== 'application/problem+json') {
    throw new Error(`Not a problem: ${response.status} ${await response.text()}`);
  }
  const body: ProblemBody = JSON.parse(await response.text());
  return body;
}
