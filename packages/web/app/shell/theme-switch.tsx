/** @module System, light or dark: a form, so that it works without a script. */
import { type Theme, themes } from '../lib/preferences/theme.ts';
import { Icon } from '../ui/icon.tsx';

const faces = {
  system: { icon: 'monitor', name: 'Theme of the system' },
  light: { icon: 'sun', name: 'Light theme' },
  dark: { icon: 'moon', name: 'Dark theme' },
} as const satisfies Record<Theme, unknown>;

export function ThemeSwitch({ theme }: { theme: Theme }) {
  return (
    <form method="post" action="/theme" className="choice no-print flex-nowrap!" data-theme-switch="">
      {themes.map((value) => {
        const { icon, name } = faces[value];
        return (
          <button
            key={value}
            name="theme"
            value={value}
            aria-pressed={value === theme}
            title={name}
            className="h-7"
          >
            <Icon name={icon} size={14} />
            <span className="sr-only">{name}</span>
          </button>
        );
      })}
    </form>
  );
}
