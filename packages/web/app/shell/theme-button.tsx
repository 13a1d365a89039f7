/** @module One button that goes from the system's theme to light to dark. Without a script it is a form. */
import { IconButton, type IconName } from '@loadout/react';
import { type SubmitEvent, useState } from 'react';
import { rememberInBrowser } from './cookie.ts';
import { mediaOf, schemes, type Theme, themes } from './themes.ts';

const faces = {
  system: { icon: 'monitor', name: 'system' },
  light: { icon: 'sun', name: 'light' },
  dark: { icon: 'moon', name: 'dark' },
} as const satisfies Record<Theme, { readonly icon: IconName; readonly name: string }>;

const after = (theme: Theme): Theme => themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';

export function ThemeButton({ theme: saved }: { theme: Theme }) {
  const [theme, setTheme] = useState(saved);
  const next = after(theme);
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    document.documentElement.dataset['theme'] = next;
    for (const [at, meta] of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').entries())
      meta.media = mediaOf(schemes[at], next);
    rememberInBrowser('theme', next);
    setTheme(next);
  };
  return (
    <form method="post" action="/theme" className="no-print" onSubmit={onSubmit}>
      <input type="hidden" name="theme" value={next} />
      <IconButton
        type="submit"
        icon={faces[theme].icon}
        kind="quiet"
        label={`Theme: ${faces[theme].name}. Change to ${faces[next].name}`}
      />
    </form>
  );
}
