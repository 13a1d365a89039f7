/** @module The visitor's operating system: from the URL (`os`; `system` is the system prompt), else remembered, else what the browser says. */
import { defaultSystem, type System, systems } from '@loadout/catalogue';
import { preferenceCookie, readPreference } from './preferences.server.ts';

const find = (name: string | null | undefined): System | undefined => systems.find((one) => one === name);

/** Phones are left at the default: nobody runs these commands on one. */
export function systemOfBrowser(request: Request): System {
  const agent = request.headers.get('user-agent') ?? '';
  if (agent.includes('Windows')) return 'windows';
  return agent.includes('Macintosh') ? 'macos' : defaultSystem;
}

export const readSystem = (request: Request, parameters: URLSearchParams): System =>
  find(parameters.get('os')) ?? find(readPreference(request, 'system')) ?? systemOfBrowser(request);

/** The cookie that remembers the system which the URL names. */
export const rememberSystem = (parameters: URLSearchParams): readonly string[] => {
  const named = find(parameters.get('os'));
  return named === undefined ? [] : [preferenceCookie('system', named)];
};
