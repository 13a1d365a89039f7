/** @module An empty API that responds to a failed validation with a problem listing each invalid field. */
import { OpenAPIHono, type z } from '@hono/zod-openapi';
import type { RequestIdVariables } from 'hono/request-id';
import { fieldProblems } from '../http/field-problems.ts';
import type { ClientBindings } from '../http/limits/client-key.ts';
import { HttpProblem, validationProblem } from '../http/problem.ts';
import { StaticPathsRouter } from '../http/static-paths.ts';

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
    router: new StaticPathsRouter(),
    defaultHook: (result) => {
      if (!result.success) throw invalid(result.target, result.error);
    },
  });

/** The problem of a failed validation. */
export const invalid = (target: keyof typeof places, error: z.ZodError): HttpProblem =>
  new HttpProblem(validationProblem(places[target], fieldProblems(error)));
