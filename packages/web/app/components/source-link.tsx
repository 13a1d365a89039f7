/** @module The way from a page to the one file behind it. */
import PencilLine from 'lucide-react/icons/pencil-line';

export function SourceLink({ href }: { href: string }) {
  return (
    <p className="no-print text-sm">
      <a href={href} rel="noopener" className="inline-flex items-center gap-1.5 text-soft">
        <PencilLine size={13} aria-hidden="true" />
        Update on GitHub
      </a>
    </p>
  );
}
