import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemOf, testApp, type TestApp } from '../testing/test-app.ts';
import { fitAnswerSchema, hardwareSchema } from './schemas/hardware.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const model = {
  id: 'harbour/tide-GGUF',
  gguf: { total: 8e9 },
  siblings: [
    { rfilename: 'tide-Q8_0.gguf', size: 8.5e9 },
    { rfilename: 'tide-Q4_K_M.gguf', size: 4.9e9 },
  ],
};

const fit = (body: unknown) => server.send('POST', '/api/fit', body);

test('the devices are listed as documented, with a source for each bandwidth', async () => {
  const { devices, memorySizes } = hardwareSchema.parse(await (await server.get('/api/hardware')).json());
  expect(devices.length).toBeGreaterThan(240);
  expect(devices).toContainEqual(
    expect.objectContaining({
      key: 'nvidia-rtx-4090',
      memory: [24],
      bandwidth: expect.objectContaining({ gbPerSecond: 1008 }),
    }),
  );
  expect(memorySizes).toContain(16);
});

describe('the fit of a model', () => {
  test('is given for each file at the requested context', async () => {
    const answer = fitAnswerSchema.parse(await (await fit({ model, memoryGB: 10, context: 8192 })).json());
    expect(answer.machine).toEqual({ text: '10', label: '10 GB', memoryGB: 10 });
    expect(answer.contextLength).toBe(8192);
    expect(answer.files.map(({ label, state }) => [label, state])).toEqual([
      ['Q8_0', 'tight'],
      ['Q4_K_M', 'fits'],
    ]);
    expect(answer.best?.name).toBe('tide-Q4_K_M.gguf');
  });

  test('takes any number of GB, to two decimal places', async () => {
    const answer = fitAnswerSchema.parse(await (await fit({ model, memoryGB: 11.9999 / 3 })).json());
    expect(answer.machine.memoryGB).toBe(4);
  });

  test('has the expected speed on a device with a known bandwidth', async () => {
    const answer = fitAnswerSchema.parse(await (await fit({ model, hardware: 'apple-m4-pro:48' })).json());
    expect(answer.machine.label).toBe('M4 Pro, 48 GB');
    expect(answer.files[1]?.speed?.high).toBeGreaterThan(answer.files[0]?.speed?.high ?? Infinity);
  });

  test('of a record without sizes is empty', async () => {
    expect(await (await fit({ model: { id: 'a/b' }, memoryGB: 16 })).json()).toMatchObject({ files: [] });
  });

  test.each([
    [{ model }, 400, 'give either hardware or memoryGB'],
    [{ model, memoryGB: 16, hardware: '16' }, 400, 'give either hardware or memoryGB'],
    [{ model, memoryGB: -1 }, 400, 'memoryGB'],
    [{ model, memoryGB: 5e-324 }, 400, 'memoryGB'],
    [{ model, memoryGB: 16, context: 0 }, 400, 'context'],
    [{ model, memoryGB: 16, context: 1e12 }, 400, 'context'],
    [{ model, memoryGB: 16, context: -4096 }, 400, 'context'],
    [{ model, memoryGB: 16, context: 4096.5 }, 400, 'context'],
    [{ model, memoryGB: 1e300 }, 400, 'memoryGB'],
    [{ model, hardware: 'nvidia-rtx-9999' }, 400, 'Unknown device'],
    [{ model, hardware: '-16' }, 400, 'Memory must be a size in GB above 0'],
    [{ model, hardware: 'rtx 4090' }, 400, 'Did you mean nvidia-rtx-4090'],
    [{ model, hardware: '0x-nvidia-rtx-4090' }, 400, '1 to 64 devices'],
    [{ id: 'nobody/nothing', memoryGB: 16 }, 404, 'nobody/nothing'],
  ])('%j is refused with the reason', async (body, status, reason) => {
    const problem = await problemOf(await fit(body));
    expect(problem.status).toBe(status);
    expect(problem.detail).toContain(reason);
  });
});
