import { describe, expect, it } from 'vitest';
import { sqliteFailure } from './failures.ts';

const sqliteError = (errcode: unknown): Error => Object.assign(new Error('SQLite says so'), { errcode });

describe('an error of SQLite', () => {
  it.each([
    [5, 'busy'],
    [6, 'busy'],
    [8, 'read-only'],
    [10, 'unavailable'],
    [11, 'corrupt'],
    [13, 'full'],
    [14, 'unavailable'],
    [26, 'corrupt'],
    [1, 'failed'],
  ])('with result code %d has the code %s, with its extended codes too', (result, code) => {
    for (const errcode of [result, result + 256, result + 512])
      expect(sqliteFailure('store.db', sqliteError(errcode))).toMatchObject({
        name: 'StoreError',
        code,
        database: 'store.db',
      });
  });

  it('with another code keeps its message and its cause', () => {
    const cause = sqliteError(1);
    expect(sqliteFailure('store.db', cause)).toMatchObject({ message: 'store.db: SQLite says so', cause });
  });

  it.each([
    ['without a result code', new Error('from elsewhere')],
    ['with a code that is no number', sqliteError('5')],
    ['that is no error', { errcode: 5 }],
    ['that is text', 'errcode'],
  ])('%s is returned unchanged', (_, error) => {
    expect(sqliteFailure('store.db', error)).toBe(error);
  });
});
