/** @module What the command line composes with the server: the built site, or the site being written. */
export { openDevSite, type DevSite } from './dev.ts';
export { checkSite, openSite, type Site, SiteNotBuiltError } from './site.ts';
