/** @module The modules whose code is mutated, each with the tests that should notice. */

export interface Mutated {
  /** Globs of the code; tests in these folders are left out. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
  /** How many mutants are tried unless another number is given; all of them where it is absent. */
  readonly sample?: number;
}

const folder = (path: string, sample?: number): Mutated => ({
  code: [`${path}/**/*.ts`],
  tests: [`${path}/**/*.test.ts`],
  ...(sample !== undefined && { sample }),
});

const catalogue = 'packages/catalogue/src';
const hub = 'packages/hub/src';
const server = 'packages/server/src';
const web = 'packages/web/app';
const cli = 'packages/cli/src';

/** What snippets must hold whatever the goldens say. */
const rules = [
  'tools/verify/src/fit-rules/fit-rules.test.ts',
  'tools/verify/src/matrix/published-faults.test.ts',
] as const;

export const modules: Readonly<Record<string, Mutated>> = {
  'code tags': {
    code: [`${catalogue}/code/**/*.ts`],
    // Without execution, which takes long and can only notice more.
    tests: [
      `${catalogue}/code/!(execution).test.ts`,
      `${catalogue}/code/{core,languages,compiled}/*.test.ts`,
      `${catalogue}/libraries/calls.test.ts`,
      `${catalogue}/inference/clients/*.test.ts`,
    ],
    sample: 400,
  },
  records: folder(`${catalogue}/records`, 300),
  fit: {
    code: [`${catalogue}/libraries/*.ts`],
    tests: [`${catalogue}/libraries/*.test.ts`, ...rules],
  },
  recipes: {
    code: [`${catalogue}/libraries/recipes/**/*.ts`],
    // Not those of `lazy.ts`: they compare two ways to the same recipe.
    tests: [
      `${catalogue}/libraries/{entries,recipes}/**/*.test.ts`,
      `${catalogue}/libraries/{calls,fit,fit-order,snippets}.test.ts`,
      `${catalogue}/apps/*.test.ts`,
      ...rules,
    ],
    sample: 400,
  },
  'requirement rendering': {
    code: [`${catalogue}/render/*.ts`, `${catalogue}/snippets/requirement.ts`],
    tests: [`${catalogue}/render/*.test.ts`, `${catalogue}/snippets/*.test.ts`],
  },
  'inference requests': {
    code: [`${catalogue}/inference/request/**/*.ts`],
    tests: [`${catalogue}/inference/**/*.test.ts`],
    sample: 200,
  },
  'inference clients': {
    code: [`${catalogue}/inference/clients/**/*.ts`],
    tests: [`${catalogue}/inference/**/*.test.ts`],
    sample: 200,
  },
  'download rules': folder(`${catalogue}/downloads`, 300),
  quantization: folder(`${catalogue}/quantization`),
  hardware: {
    code: [`${catalogue}/hardware/*.ts`],
    tests: [`${catalogue}/hardware/*.test.ts`],
    sample: 200,
  },
  store: {
    code: [`${hub}/store/*.ts`, `${hub}/store/sqlite/*.ts`],
    tests: [`${hub}/store/*.test.ts`, `${hub}/store/sqlite/*.test.ts`],
    sample: 150,
  },
  'search matching, paging, facets and ranking': folder(`${hub}/search/query`, 300),
  // Not the tests that start threads, other processes or PostgreSQL, where no mutant is on.
  'search following the change sequence': {
    code: [`${hub}/search/live/*.ts`],
    tests: [
      `${hub}/search/live/{following-index,kind-follower,kind-index,open-index,refreshes,snapshot}.test.ts`,
      `${hub}/search/query/*.test.ts`,
    ],
    sample: 250,
  },
  'search segments': {
    code: [`${hub}/search/segment/!(merge-worker).ts`],
    tests: [`${hub}/search/{segment,query}/*.test.ts`],
    sample: 100,
  },
  // Not `import-killed.test.ts`: it imports in another process, where no mutant is on.
  import: {
    code: [`${hub}/transfer/**/*.ts`],
    tests: [`${hub}/transfer/{card-files,import-records,pieces}.test.ts`],
    sample: 150,
  },
  // Not `sync-killed.test.ts`: it syncs in another process.
  sync: {
    code: [`${hub}/sources/**/*.ts`],
    tests: [`${hub}/sources/!(sync-killed).test.ts`, `${hub}/sources/{live,refresh}/*.test.ts`],
    sample: 250,
  },
  'server limits and authorization': {
    code: [`${server}/http/**/*.ts`],
    tests: [`${server}/http/**/*.test.ts`, `${server}/app.test.ts`, `${server}/api/bad-input.test.ts`],
    sample: 150,
  },
  mcp: folder(`${server}/mcp`),
  // What reads arguments and prints results. Servers run in processes of their own, where no mutant is on.
  'command line': {
    code: [
      `${cli}/!(main|run-server|site-worker).ts`,
      `${cli}/commands/!(serve|dev|mcp).ts`,
      `${cli}/{completions,snippet}/*.ts`,
    ],
    tests: [`${cli}/*.test.ts`, `${cli}/commands/!(serve|mcp).test.ts`],
    sample: 250,
  },
  'page loaders': {
    code: [`${web}/pages/**/*.server.ts`],
    tests: [`${web}/pages/**/*.test.ts`, `${web}/features/**/*.test.ts`],
    sample: 300,
  },
  twins: {
    code: [`${web}/lib/markdown/*.ts`, `${web}/shell/twin*.ts`],
    tests: [`${web}/{lib,shell,pages}/**/*.test.ts`],
  },
  sitemap: {
    code: [`${web}/shell/sitemap-pages.ts`, `${web}/features/sitemap/*.ts`],
    tests: [`${web}/features/sitemap/*.test.ts`, `${web}/shell/*.test.ts`],
  },
};
