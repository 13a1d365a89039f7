/** @module Where this server is reached, for addresses that must be absolute. */
import type { Services } from '../../services.ts';

export const originOf = (services: Services, requestUrl: string): string =>
  services.settings.publicUrl ?? new URL(requestUrl).origin;
