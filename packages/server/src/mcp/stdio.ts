/** @module The MCP server over standard input and output. */
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { Services } from '../services.ts';
import { createMcpServer } from './server.ts';

/** Resolves when the input ends. */
export async function serveMcpOverStdio(services: Services): Promise<void> {
  const ended = Promise.withResolvers<void>();
  process.stdin.once('close', () => ended.resolve());
  serveStdio(() => createMcpServer(services), { transport: new StdioServerTransport() });
  await ended.promise;
}
