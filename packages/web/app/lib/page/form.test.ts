import { describe, expect, it } from 'vitest';
import { readForm } from './form.server.ts';

const post = (body: string, type = 'application/x-www-form-urlencoded'): Request =>
  new Request('http://site.example/', { method: 'POST', body, headers: { 'content-type': type } });

describe('readForm', () => {
  it('reads the fields', async () => {
    const form = await readForm(
      post('theme=dark&note=a+%26+b', 'Application/X-WWW-Form-URLencoded; charset=utf-8'),
    );
    expect([...form]).toEqual([
      ['theme', 'dark'],
      ['note', 'a & b'],
    ]);
  });

  it('takes 100 fields and refuses 101', async () => {
    expect((await readForm(post('a=1&'.repeat(99)))).size).toBe(99);
    await expect(readForm(post('a=1&'.repeat(100)))).rejects.toMatchObject({ init: { status: 400 } });
  });

  it('refuses other types', async () => {
    await expect(readForm(post('{}', 'application/json'))).rejects.toMatchObject({ init: { status: 400 } });
  });
});
