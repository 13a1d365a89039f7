/** @module The address of every page. A page's name is the name of its file in routes/. */

export const pagePatterns = {
  home: '/',
  search: '/search',
  tasks: '/tasks',
  task: '/tasks/:id',
  libraries: '/libraries',
  library: '/libraries/:key',
  models: '/models',
  model: '/models/:owner/:name?',
  datasets: '/datasets',
  dataset: '/datasets/:owner/:name?',
  spaces: '/spaces',
  space: '/spaces/:owner/:name?',
  inference: '/inference',
  quantization: '/quantization',
  downloads: '/downloads',
  playground: '/playground',
} as const;
