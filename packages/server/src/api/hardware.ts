/** @module `/api/hardware` and `/api/fit`: the devices, and whether a model runs on one. */
import { createRoute } from '@hono/zod-openapi';
import { machineLabel, memorySizes, printMachine, totalMemory, usableShare } from '@loadout/catalogue';
import { jsonBody } from '../http/json-body.ts';
import type { FitResult, Services } from '../services.ts';
import { answer, documented } from './answer.ts';
import type { Api } from './new-api.ts';
import { fitAnswerSchema, fitRequestSchema, hardwareSchema } from './schemas/hardware.ts';
import { problems } from './schemas/problem.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/api/hardware',
  tags: ['Catalogue'],
  summary: 'List the devices',
  responses: { 200: documented(hardwareSchema, 'All devices.'), ...problems() },
});

const fitRoute = createRoute({
  method: 'post',
  path: '/api/fit',
  tags: ['Hardware'],
  summary: 'Tell which files of a model run on a machine',
  middleware: [jsonBody],
  request: { body: { required: true, content: { 'application/json': { schema: fitRequestSchema } } } },
  responses: {
    200: documented(fitAnswerSchema, 'Memory and state of each file.'),
    ...problems(400, 404, 413, 415, 422, 503),
  },
});

export const fitJson = ({ machine, ...fit }: FitResult) => ({
  machine: {
    text: printMachine(machine),
    label: machineLabel(machine),
    memoryGB: totalMemory(machine),
  },
  ...fit,
});

export function addHardwareRoutes(api: Api, services: Services): void {
  api.openapi(listRoute, () =>
    answer(hardwareSchema, { devices: services.devices(), memorySizes, usableShare }),
  );
  api.openapi(fitRoute, async (c) =>
    answer(fitAnswerSchema, fitJson(await services.fit(c.req.valid('json')))),
  );
}
