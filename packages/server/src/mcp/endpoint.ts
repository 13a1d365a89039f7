/** @module `/mcp`: the tools over streamable HTTP, one server per request and no session. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Api } from '../api/new-api.ts';
import { originOf } from '../api/hub/origin.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { createMcpServer } from './server.ts';

export function addMcpEndpoint(app: Api, services: Services, logError: (error: unknown) => void): void {
  const handler = createMcpHandler(() => createMcpServer(services), {
    maxRequestBodySize: 1024 * 1024,
    onerror: logError,
  });
  app.all('/mcp', (c) => {
    assertOwnOrigin(c.req.header('origin'), originOf(services, c.req.url));
    return handler.fetch(c.req.raw);
  });
}

/** A page of another site must not talk to a server on the reader's own machine through their browser. */
function assertOwnOrigin(given: string | undefined, own: string): void {
  if (given === undefined || given === own) return;
  throw new HttpProblem({
    status: 403,
    code: 'foreign-origin',
    title: 'Foreign origin',
    detail: 'MCP requests from pages of other sites are not answered.',
  });
}
