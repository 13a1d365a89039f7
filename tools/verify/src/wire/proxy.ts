/** @module Starts a recording proxy with a temporary certificate authority. */
import { request as httpRequest } from 'node:http';
import { connect } from 'node:tls';
import { huggingFace } from '@loadout/catalogue';
import { generateCACertificate, getLocal } from 'mockttp';
import { Service } from './service.ts';

export interface Authority {
  readonly key: string;
  readonly cert: string;
}

export const makeAuthority = async (): Promise<Authority> =>
  generateCACertificate({ subject: { commonName: 'Loadout wire proof' } });

const shakeHands = (port: number, host: string, ca: string): Promise<void> =>
  new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, method: 'CONNECT', path: `${host}:443` })
      .on('error', reject)
      .on('connect', (_response, socket) => {
        const secure = connect({ socket, servername: host, ca }, () => {
          secure.end();
          resolve();
        }).on('error', reject);
      })
      .end();
  });

export async function startService(https: Authority): Promise<Service> {
  const proxy = getLocal({ https, http2: false, suggestChanges: false });
  await proxy.start();
  // Certificates are created on the first handshake with a host; done in advance, so that no client times out.
  await Promise.all(
    [huggingFace.hubUrl, huggingFace.routerUrl].map((url) =>
      shakeHands(proxy.port, new URL(url).host, https.cert),
    ),
  );
  return new Service(proxy);
}
