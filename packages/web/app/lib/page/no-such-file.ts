/** @module The 404 response for a missing file: one line of text. */

export const noSuchFile = (): Response =>
  new Response('There is no such file.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
