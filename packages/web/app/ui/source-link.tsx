/** @module Link from a page to its source file. */
import { Icon } from '@loadout/react';

export function SourceLink({ href }: { href: string }) {
  return (
    <p className="no-print text-sm">
      <a href={href} rel="noopener" className="inline-flex items-center gap-1.5 text-soft max-md:min-h-10">
        <Icon name="pencil" size={13} />
        Update on GitHub
      </a>
    </p>
  );
}
