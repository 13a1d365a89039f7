/** @module Notices what other servers write to the same PostgreSQL database. */

import type { Sql } from 'postgres';
import type { Probe } from '../listeners.ts';

const heartbeatMs = 1_000;

export interface NotificationSource {
  readonly channel: string;
  /** A connection of its own for listening. */
  connect(): Sql;
  head(): Promise<number>;
}

/**
 * Notifications bring the news at once. The heartbeat brings what they cannot: a change made while the connection was
 * away, and the end of an outage, after which listening starts anew (the driver gives up at its first failed attempt).
 */
export function notificationProbe(source: NotificationSource): Probe {
  return (changed) => {
    let connection: Sql | undefined;
    let timer: NodeJS.Timeout | undefined;
    let seen: number | undefined;
    let stopped = false;

    const listen = async () => {
      connection = source.connect();
      await connection.listen(source.channel, changed, changed);
    };

    const silence = async () => {
      const old = connection;
      connection = undefined;
      await old?.end({ timeout: 0 });
    };

    const beat = async () => {
      try {
        const head = await source.head();
        if (!stopped && !connection) await listen();
        if (seen !== undefined && seen !== head) changed();
        seen = head;
      } catch {
        await silence();
      }
      if (stopped) await silence();
      else timer = setTimeout(() => void beat(), heartbeatMs);
    };

    void beat();
    return () => {
      stopped = true;
      clearTimeout(timer);
      void silence();
    };
  };
}
