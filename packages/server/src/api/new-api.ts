/** @module An empty API that responds to a failed validation with a problem listing each invalid field. */
import { OpenAPIHono } from '@hono/zod-openapi';
import type { RequestIdVariables } from 'hono/request-id';
import { fieldProblems } from '../http/field-problems.ts';
import type { ClientBindings } from '../http/limits/client-key.ts';
import { HttpProblem, validationProblem } from '../http/problem.ts';

export interface ApiEnvironment {
  Variables: RequestIdVariables;
  Bindings: ClientBindings;
}

export type Api = OpenAPIHono<ApiEnvironment>;

const places = {
  json: 'body',
  form: 'body',
  query: 'query',
  param: 'path',
  header: 'header',
  cookie: 'cookie',
};

export const newApi = (): Api =>
  new OpenAPIHono({
    defaultHook: (result) => {
      if (result.success) return;
      throw new HttpProblem(validationProblem(places[result.target], fieldProblems(result.error)));
    },
  });
