/** @module The three themes. */

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The two that have colors. */
export const schemes = ['light', 'dark'] as const;

/** When the browser's own bars take the color of a scheme: as the system says, or as it was chosen. */
export function mediaOf(scheme: string | undefined, theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`;
  return scheme === theme ? 'all' : 'not all';
}

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);
