/** @module The MCP server over standard input and output. */
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { errorLog } from '../http/log/error-log.ts';
import type { Services } from '../services.ts';
import { createMcpServer } from './server.ts';

/** Resolves when the input ends. */
export async function serveMcpOverStdio(services: Services): Promise<void> {
  const ended = Promise.withResolvers<void>();
  process.stdin.once('close', () => ended.resolve());
  const logError = errorLog(services.settings, console.error);
  serveStdio(() => createMcpServer(services, logError), { transport: new StdioServerTransport() });
  await ended.promise;
}
