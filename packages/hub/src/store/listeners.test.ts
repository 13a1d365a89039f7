import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { Listeners } from './listeners.ts';

describe('the listeners of a store', () => {
  let events: string[];
  let otherProcessWrites: () => void;
  let listeners: Listeners;

  beforeEach(() => {
    events = [];
    listeners = new Listeners((changed) => {
      events.push('probe started');
      otherProcessWrites = changed;
      return () => events.push('probe stopped');
    });
  });

  const note = (name: string) => () => void events.push(name);

  it('start one probe for all of them and stop it with the last', () => {
    const removeFirst = listeners.add(note('first'));
    const removeSecond = listeners.add(note('second'));
    removeFirst();
    expect(events).toEqual(['probe started']);
    removeSecond();
    expect(events).toEqual(['probe started', 'probe stopped']);
    listeners.add(note('third'));
    expect(events).toEqual(['probe started', 'probe stopped', 'probe started']);
  });

  it('are each called once for several changes, later', async () => {
    listeners.add(note('called'));
    listeners.add(note('called too'));
    listeners.changed();
    otherProcessWrites();
    expect(events).toEqual(['probe started']);
    await setImmediate();
    expect(events).toEqual(['probe started', 'called', 'called too']);
    listeners.changed();
    await setImmediate();
    expect(events).toHaveLength(5);
  });

  it('are called only for changes after they were added', async () => {
    listeners.changed();
    listeners.add(note('called'));
    await setImmediate();
    expect(events).toEqual(['probe started']);
  });

  it('are removed when the store is closed', async () => {
    listeners.add(note('called'));
    listeners.changed();
    listeners.clear();
    await setImmediate();
    expect(events).toEqual(['probe started', 'probe stopped']);
    expect(() => listeners.clear()).not.toThrow();
    expect(events).toHaveLength(2);
  });

  it('are called as often as they were added, and removed one at a time', async () => {
    const listener = note('called');
    const remove = listeners.add(listener);
    listeners.add(listener);
    remove();
    listeners.changed();
    await setImmediate();
    expect(events).toEqual(['probe started', 'called']);
  });
});
