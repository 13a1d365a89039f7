/** @module React Router's own settings. */
import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The description of all routes is one cached file, not a part of every page and a request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
