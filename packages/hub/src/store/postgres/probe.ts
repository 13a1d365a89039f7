/** @module Detects writes by other servers to the same PostgreSQL database. */

import type { Client } from 'pg';
import type { Probe } from '../listeners.ts';

const heartbeatMs = 1_000;

export interface NotificationSource {
  readonly channel: string;
  /** A connection used for LISTEN only. */
  client(): Client;
  head(): Promise<number>;
}

/**
 * Notifications arrive immediately. The heartbeat detects what they miss: changes while the connection was lost, and
 * the end of an outage, after which it listens again.
 */
export function notificationProbe(source: NotificationSource): Probe {
  return (changed) => {
    let listening: Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let seen: number | undefined;
    let stopped = false;

    const listen = async () => {
      const client = source.client();
      listening = client;
      client.on('end', () => {
        if (listening === client) listening = undefined;
      });
      client.on('notification', changed);
      await client.connect();
      await client.query(`LISTEN ${source.channel}`);
      // For writes before LISTEN took effect.
      changed();
    };

    const silence = async () => {
      const client = listening;
      listening = undefined;
      await client?.end().catch(() => undefined);
    };

    const beat = async () => {
      try {
        const head = await source.head();
        if (!stopped && !listening) await listen();
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
