/** @module The MCP server over standard input and output. */
import { errorLog } from '../http/log/error-log.ts';
import type { Services } from '../services.ts';

/** Resolves when the input ends. */
export async function serveMcpOverStdio(services: Services): Promise<void> {
  const [{ serveStdio, StdioServerTransport }, { createMcpServer }] = await Promise.all([
    import('@modelcontextprotocol/server/stdio'),
    import('./server.ts'),
  ]);
  const ended = Promise.withResolvers<void>();
  process.stdin.once('close', () => ended.resolve());
  const logError = errorLog(services.settings, console.error);
  serveStdio(() => createMcpServer(services, logError), { transport: new StdioServerTransport() });
  await ended.promise;
}
