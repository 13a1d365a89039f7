/** @module Security headers: no content from other hosts, no inline script or style, requests only to this server and the router. */
import type { MiddlewareHandler } from 'hono';

/** Development also allows what Vite injects: style elements and a WebSocket for hot reload. */
export type PolicyMode = 'strict' | 'development';

const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

export interface OtherHosts {
  /** Where pages send a request on Run; empty where the platform has no router. */
  readonly routerUrl: string;
  /** Origin of the images in cards. */
  readonly pictureOrigin: string | undefined;
}

export const securityHeaders = (mode: PolicyMode, others: OtherHosts): MiddlewareHandler => {
  const page = pagePolicy(mode, others);
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(everywhere)) c.res.headers.set(name, value);
    const html = c.res.headers.get('content-type')?.startsWith('text/html') === true;
    c.res.headers.set('content-security-policy', html ? page : dataPolicy);
  };
};

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Without a nonce, so that pages can be cached. The same for every page: a client navigation keeps the first one's. */
function pagePolicy(mode: PolicyMode, { routerUrl, pictureOrigin }: OtherHosts): string {
  const development = mode === 'development';
  const connections = [
    "'self'",
    ...(development ? ['ws:'] : []),
    ...(routerUrl === '' ? [] : [new URL(routerUrl).origin]),
  ];
  const directives = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': development ? "'self' 'unsafe-inline'" : "'self'",
    // Images of cards are on their hub. Blobs are created by our own script from the response of a model.
    'img-src': ["'self' data: blob:", ...(pictureOrigin === undefined ? [] : [pictureOrigin])].join(' '),
    'font-src': "'self'",
    'media-src': "'self' blob:",
    'connect-src': connections.join(' '),
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
