/** @module The answer where a file was asked for and there is none: a line of text, for whoever follows a stale link. */

export const noSuchFile = (): Response =>
  new Response('There is no such file.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
