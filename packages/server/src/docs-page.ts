/** @module `/docs`: the API reference in Swagger UI, with every file served from this host. */
import { fileURLToPath } from 'node:url';
import { staticFiles } from './http/static-files.ts';
import type { Api } from './api/new-api.ts';

const packageFile = (name: string): string => fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`));

const files = new Map(
  ['swagger-ui.css', 'swagger-ui-bundle.js'].map((name) => [`/docs/${name}`, packageFile(name)]),
);

const start = `addEventListener('DOMContentLoaded', () => {
  SwaggerUIBundle({
    url: '/openapi.json',
    dom_id: '#api',
    deepLinking: true,
    tryItOutEnabled: true,
    validatorUrl: null,
    defaultModelsExpandDepth: 0,
  });
});
`;

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API · Loadout</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
    <script src="/docs/swagger-ui-bundle.js" defer></script>
    <script src="/docs/start.js" defer></script>
  </head>
  <body>
    <main id="api">
      <noscript>This page needs JavaScript. The same document is at <a href="/openapi.json">/openapi.json</a>.</noscript>
    </main>
    <p><a href="/">Back to Loadout</a></p>
  </body>
</html>
`;

export function addDocsPage(app: Api): void {
  app.get('/docs', (c) => c.html(page));
  app.get('/docs/start.js', (c) => c.body(start, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  app.use('/docs/*', staticFiles(files));
}
