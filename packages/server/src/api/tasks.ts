/** @module `/api/tasks`: the tasks of the catalogue. */
import { createRoute, z } from '@hono/zod-openapi';
import { canonicalTaskId } from '@loadout/catalogue';
import { NotFoundError } from '../errors.ts';
import type { Services } from '../services.ts';
import { answer, documented } from './answer.ts';
import type { Api } from './new-api.ts';
import { problems } from './schemas/problem.ts';
import { pathText } from './schemas/record.ts';
import { taskSchema } from './schemas/task.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/api/tasks',
  tags: ['Catalogue'],
  summary: 'List the tasks',
  responses: { 200: documented(z.array(taskSchema), 'All tasks.'), ...problems() },
});

const itemRoute = createRoute({
  method: 'get',
  path: '/api/tasks/{id}',
  tags: ['Catalogue'],
  summary: 'Get one task',
  request: { params: z.object({ id: pathText('text-classification') }) },
  responses: {
    200: documented(taskSchema, 'The task.'),
    308: { description: 'The task has another id: follow the redirect.' },
    ...problems(404),
  },
});

export function addTaskRoutes(api: Api, services: Services): void {
  api.openapi(listRoute, () => answer(z.array(taskSchema), services.tasks()));
  api.openapi(itemRoute, async (c) => {
    const { id } = c.req.valid('param');
    const task = services.task(id);
    if (task === undefined) {
      const canonical = canonicalTaskId(id);
      if (canonical !== undefined) return c.redirect(`/api/tasks/${canonical}`, 308);
      throw new NotFoundError('task', id, await services.nearest('task', id));
    }
    return answer(taskSchema, task);
  });
}
