import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { StaticPathsRouter } from './static-paths.ts';

const app = new Hono({ router: new StaticPathsRouter() });
app.use('/api/*', async (c, next) => {
  await next();
  c.res.headers.set('x-api', 'yes');
});
app.get('/api/tasks', (c) => c.text('tasks'));
app.post('/api/tasks', (c) => c.text('posted'));
app.get('/api/:name', (c) => c.text(`named ${c.req.param('name')}`));
app.all('*', (c) => c.text('page'));

const bodyOf = async (method: string, path: string) => {
  const response = await app.request(path, { method });
  return `${await response.text()} ${response.headers.get('x-api') ?? 'no'}`;
};

test('a path without parameters has the same handlers each time, by method', async () => {
  for (const method of ['GET', 'POST', 'GET', 'POST'])
    expect(await bodyOf(method, '/api/tasks')).toBe(method === 'GET' ? 'tasks yes' : 'posted yes');
  expect(await bodyOf('PUT', '/api/tasks')).toBe('page yes');
  expect(await bodyOf('PUT', '/api/tasks')).toBe('page yes');
});

test('paths with parameters are matched each time', async () => {
  for (const name of ['a', 'b', 'a']) expect(await bodyOf('GET', `/api/${name}`)).toBe(`named ${name} yes`);
  expect(await bodyOf('GET', '/other')).toBe('page no');
});
