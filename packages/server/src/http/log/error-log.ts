/** @module One JSON line per server error: what failed and where, without secrets or record contents. */
import type { Settings } from '../../settings.ts';

export interface RequestFacts {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

/** `request` is absent for errors outside a request. */
export type LogError = (error: unknown, request?: RequestFacts) => void;

const longestMessage = 500;
const mostFrames = 20;

export const errorLog =
  (settings: Secrets, write: (line: string) => void): LogError =>
  (error, request) =>
    write(
      JSON.stringify({
        time: new Date().toISOString(),
        level: 'error',
        ...request,
        ...described(error, redactor(settings)),
      }),
    );

type Secrets = Pick<Settings, 'adminToken' | 'hub' | 'databaseUrl' | 'search'>;

function described(error: unknown, redact: (text: string) => string): object {
  if (!(error instanceof Error)) return { error: redact(String(error)).slice(0, longestMessage) };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    ...('code' in error && { code: String(error.code) }),
    message: redact(messageOf(error)).slice(0, longestMessage),
    stack: frames.slice(0, mostFrames).map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: described(error.cause, redact) }),
  };
}

/** Parser messages quote the input, which may be a record. */
const messageOf = (error: Error): string =>
  error instanceof SyntaxError ? error.message.replace(/".*"/s, '"…"') : error.message;

function redactor({ adminToken, hub, databaseUrl, search }: Secrets): (text: string) => string {
  const urls = [databaseUrl, ...(search?.url.split(',') ?? [])].filter((url) => url !== undefined);
  const passwords = urls.map((url) => new URL(url.trim()).password);
  const secrets = [adminToken, hub?.token, ...passwords, ...passwords.map(decodeURIComponent)].filter(
    (each) => each !== undefined && each !== '',
  );
  return (text) =>
    secrets
      .reduce<string>((kept, secret) => kept.replaceAll(secret ?? '', '…'), text)
      .replaceAll(/\bBearer\s+\S+/gi, 'Bearer …')
      .replaceAll(/:\/\/[^\s/@]+@/g, '://…@');
}
