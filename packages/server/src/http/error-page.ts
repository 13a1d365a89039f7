/** @module An error response in the format the client accepts: HTML for page requests of a browser, else problem JSON. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import { type Problem, problemResponse } from './problem.ts';

const machineRoutes = /^\/(?:api(?:\/|$)|mcp$|openapi\.json$|healthz$|livez$)/;

export async function refusal(c: Context, problem: Problem): Promise<Response> {
  const wantsPage = c.req.header('accept')?.includes('text/html') === true;
  if (!wantsPage || machineRoutes.test(c.req.path)) return problemResponse(problem);
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${problem.title}</title>
      </head>
      <body>
        <h1>${problem.title}</h1>
        <p>${problem.detail}</p>
        <p><a href="/">Home</a></p>
      </body>
    </html>`;
  return new Response(String(page), {
    status: problem.status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...problem.headers },
  });
}
