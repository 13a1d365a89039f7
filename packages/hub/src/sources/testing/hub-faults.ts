/** @module Faults of a hub, each for one request. */

import { type Handler, status } from './fake-hub.ts';

/** A page that links to `query` as its next page. */
export function linkTo(query: string, body = '[{"id":"a/linked"}]'): Handler {
  const link = `<http://127.0.0.1/${query}>; rel="next"`;
  return status(200, { 'content-type': 'application/json', link }, body);
}

/** An endless JSON body, as fast as the client reads it. */
export const endlessBody: Handler = (_, response) => {
  const chunk = `{"id":"a/endless","text":"${'x'.repeat(64 * 1024)}"},`;
  response.writeHead(200, { 'content-type': 'application/json' }).write('[');
  const push = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', push);
  push();
};

/** Sends one byte at a time, forever. */
export function slowDrip(pauseMs: number): Handler {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('[');
    const timer = setInterval(() => response.write(' '), pauseMs);
    response.on('close', () => clearInterval(timer));
  };
}

/** No response; the connection stays open. */
export const silence: Handler = () => undefined;

export const resetConnection: Handler = (request) => request.socket.resetAndDestroy();

export const cutOff: Handler = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('[{"id":"a/cut"');
  setImmediate(() => response.destroy());
};

export const garbage: Handler = status(
  200,
  { 'content-type': 'application/json' },
  '\u0000\u0001<html>not JSON',
);
