/** @module A fake cluster node that handles every request with the given listener, to test failures. */

import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

export interface StandIn extends AsyncDisposable {
  readonly url: string;
}

export async function standIn(listener: RequestListener): Promise<StandIn> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('The listener has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Responds with this status and body. */
export const answering =
  (status: number, body: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
