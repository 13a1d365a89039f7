import { describe, expect, it } from 'vitest';
import { firstPart, routeGroups } from './route-groups.ts';

const route = (id: string, path?: string) => ({
  id,
  ...(path !== undefined && { path }),
  ...(id !== 'root' && { parentId: 'root' }),
  module: { default: () => null },
});

const groups = routeGroups({
  root: route('root', ''),
  home: route('home'),
  models: route('models', 'models'),
  model: route('model', '/models/:owner/:name?'),
  twin: route('twin', 'models.md'),
  any: route('any', '*'),
  owner: route('owner', ':owner/:name'),
});

describe('routeGroups', () => {
  it('has the routes with the same first part, and those that fit any path', () => {
    expect(Object.keys(groups.get('models') ?? {}).toSorted()).toEqual(
      ['any', 'home', 'model', 'models', 'owner', 'root'].toSorted(),
    );
    expect(Object.keys(groups.get('models.md') ?? {})).toContain('twin');
  });

  it('has no group for parts that no route names', () => {
    expect([...groups.keys()].toSorted()).toEqual(['models', 'models.md']);
  });
});

describe('firstPart', () => {
  it.each([
    ['/', ''],
    ['/models', 'models'],
    ['/models/a/b', 'models'],
    ['/models.data', 'models'],
    ['/models/a/b.data', 'models'],
    ['/models.md', 'models.md'],
    ['/_root.data', '_root'],
  ])('of %s is %j', (path, part) => {
    expect(firstPart(path)).toBe(part);
  });
});
