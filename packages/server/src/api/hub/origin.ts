/** @module The public origin of this server, for absolute URLs. */
import type { Services } from '../../services.ts';

export const originOf = (services: Services, requestUrl: string): string =>
  services.settings.publicUrl ?? new URL(requestUrl).origin;
