/** @module Runs the tests of one mutated module, named in the environment by `stryker.ts`. */
import { defineConfig, mergeConfig } from 'vitest/config';
import project from '../../../../vitest.config.ts';
import { testsVariable } from './tests-variable.ts';

const include: unknown = JSON.parse(process.env[testsVariable] ?? '[]');

export default mergeConfig(
  { ...project, test: { ...project.test, include: [] } },
  defineConfig({ test: { include: Array.isArray(include) ? include.map(String) : [] } }),
);
