/** @module `/mcp`: MCP over streamable HTTP, stateless, with one server per request. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Api } from '../api/new-api.ts';
import { kilobytes, limits } from '../http/limits/route-limits.ts';
import type { LogError } from '../http/log/error-log.ts';
import { isOwnOrigin } from '../http/own-hosts.ts';
import { HttpProblem } from '../http/problem.ts';
import { loadedOnce } from '../loaded-once.ts';
import type { Services } from '../services.ts';

export function addMcpEndpoint(app: Api, services: Services, logError: LogError): void {
  const reports = new AsyncLocalStorage<(error: Error) => void>();
  /** A server starts faster without it. */
  const handler = loadedOnce(async () => {
    const [{ createMcpHandler }, { createMcpServer }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('./server.ts'),
    ]);
    return createMcpHandler(() => createMcpServer(services, logError), {
      maxRequestBodySize: bodyBytes,
      onerror: (error) => (reports.getStore() ?? logError)(error),
    });
  });
  app.all('/mcp', limits({ body: bodyBytes }), async (c) => {
    assertOwnOrigin(c.req.header('origin'), c.req.url, services.settings.publicUrl);
    let reported: Error[] | undefined = [];
    const report = (error: Error): void => {
      if (reported) reported.push(error);
      else logError(error);
    };
    const { fetch } = await handler();
    const response = await reports.run(report, () => fetch(c.req.raw));
    // The handler also reports requests that it refuses: anybody could fill the log with them.
    if (response.status >= 500) for (const error of reported) logError(error);
    reported = undefined;
    return response;
  });
}

const bodyBytes = kilobytes(64);

/** Prevents pages of other sites from calling a server on the user's machine through the browser. */
function assertOwnOrigin(given: string | undefined, requestUrl: string, publicUrl: string | undefined): void {
  if (given === undefined || isOwnOrigin(given, requestUrl, publicUrl)) return;
  throw new HttpProblem({
    status: 403,
    code: 'foreign-origin',
    title: 'Foreign origin',
    detail: 'MCP requests from pages of other sites are refused.',
  });
}
