/** @module `/mcp`: MCP over streamable HTTP, stateless, with one server per request. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Api } from '../api/new-api.ts';
import { kilobytes, limits } from '../http/limits/route-limits.ts';
import type { LogError } from '../http/log/error-log.ts';
import { isOwnOrigin } from '../http/own-hosts.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { createMcpServer } from './server.ts';

export function addMcpEndpoint(app: Api, services: Services, logError: LogError): void {
  const handler = createMcpHandler(() => createMcpServer(services), {
    maxRequestBodySize: bodyBytes,
    onerror: (error) => logError(error),
  });
  app.all('/mcp', limits({ body: bodyBytes }), (c) => {
    assertOwnOrigin(c.req.header('origin'), c.req.url, services.settings.publicUrl);
    return handler.fetch(c.req.raw);
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
