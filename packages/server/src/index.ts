/** @module What the site and the command line use of the server. */
export { parseParameterRange, type ParameterRange } from './api/parameter-range.ts';
export { NotFoundError } from './errors.ts';
export type { LoadContext, Render } from './load-context.ts';
export type * from './services.ts';
export {
  readSettings,
  settingDescriptions,
  SettingsError,
  unknownSettings,
  type SettingDescription,
  type Settings,
} from './settings.ts';
