/** @module System, light or dark: a form, so that it works without a script. */
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { type Theme, themes } from '../preferences/theme.ts';

const faces = {
  system: { Icon: Monitor, name: 'Theme of the system' },
  light: { Icon: Sun, name: 'Light theme' },
  dark: { Icon: Moon, name: 'Dark theme' },
} as const satisfies Record<Theme, unknown>;

export function ThemeSwitch({ theme }: { theme: Theme }) {
  return (
    <form method="post" action="/theme" className="choice no-print flex-nowrap!" data-theme-switch="">
      {themes.map((value) => {
        const { Icon, name } = faces[value];
        return (
          <button
            key={value}
            name="theme"
            value={value}
            aria-pressed={value === theme}
            title={name}
            className="h-7"
          >
            <Icon size={14} aria-hidden="true" />
            <span className="sr-only">{name}</span>
          </button>
        );
      })}
    </form>
  );
}
