/** @module The languages a snippet can be written in. */

export const languages = [
  'python',
  'javascript',
  'typescript',
  'shell',
  'powershell',
  'swift',
  'java',
  'kotlin',
  'csharp',
  'rust',
  'html',
] as const;

export type Language = (typeof languages)[number];
