/** @module The languages whose package sources can be checked. */

export const readLanguages = ['python', 'shell', 'javascript'] as const;

export type ReadLanguage = (typeof readLanguages)[number];

export const isRead = (language: string): language is ReadLanguage =>
  readLanguages.some((one) => one === language);
