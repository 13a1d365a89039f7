/** @module What people type when they look for this page. */

export const names: readonly string[] = [
  'api',
  'rest api',
  'api docs',
  'api reference',
  'openapi',
  'swagger',
  'endpoints',
  'json api',
  'mcp',
  'mcp server',
  'developer documentation',
  'curl',
];
