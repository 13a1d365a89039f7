/** @module What people type when they look for this page. */

export const names: readonly string[] = [
  'inference providers',
  'providers',
  'hosted inference',
  'serverless',
  'api providers',
  'inference api',
  'call a model over http',
  'router',
  'cloud inference',
  'hosted models',
  'run in the cloud',
  'inference endpoints',
];
