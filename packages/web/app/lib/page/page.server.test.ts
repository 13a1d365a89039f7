import { expect, it } from 'vitest';
import { withCookies } from './page.server.ts';

it('sends each cookie in a header of its own', () => {
  const { data, init } = withCookies({ shown: true }, ['a=1; Path=/', 'b=2; Path=/']);
  expect(data).toEqual({ shown: true });
  expect(new Headers(init?.headers).getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
});
