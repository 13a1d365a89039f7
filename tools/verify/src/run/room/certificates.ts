/** @module A certificate authority for the run, and a certificate for each name that a client connects to. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecureContext, type SecureContext } from 'node:tls';

export interface Authority {
  /** PEM file that clients trust. */
  readonly file: string;
  contextFor(name: string): SecureContext;
}

/** The arguments as they would be typed. */
const openssl = (line: string): void =>
  void execFileSync('openssl', line.split(' '), { stdio: ['ignore', 'ignore', 'pipe'] });

const newKey = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes';
const authorityExtensions =
  '-addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign,cRLSign';

export function openAuthority(folder: string): Authority {
  mkdirSync(folder, { recursive: true });
  const at = (name: string): string => join(folder, name);
  const [key, file] = [at('ca.key'), at('ca.pem')];
  if (!existsSync(file))
    openssl(
      `req -x509 ${newKey} -keyout ${key} -out ${file} -days 3650 -subj /CN=Loadout ${authorityExtensions}`,
    );
  const contexts = new Map<string, SecureContext>();

  function make(name: string): SecureContext {
    const [own, request, certificate] = [at(`${name}.key`), at(`${name}.csr`), at(`${name}.pem`)];
    const extensions = at(`${name}.ext`);
    if (!existsSync(certificate)) {
      writeFileSync(extensions, `subjectAltName=DNS:${name}\nextendedKeyUsage=serverAuth\n`);
      openssl(`req -new ${newKey} -keyout ${own} -out ${request} -subj /CN=stand-in`);
      openssl(
        `x509 -req -in ${request} -CA ${file} -CAkey ${key} -CAcreateserial -out ${certificate} -days 365 -extfile ${extensions}`,
      );
    }
    return createSecureContext({ key: readFileSync(own), cert: readFileSync(certificate) });
  }

  return {
    file,
    contextFor(name) {
      const context = contexts.get(name) ?? make(name);
      contexts.set(name, context);
      return context;
    },
  };
}
