/** @module The notice on a page whose repository can no longer be read on its hub. */
import { Link, Notice } from '@loadout/react';

export interface UpstreamView {
  readonly text: string;
  /** Its new name. */
  readonly movedTo?: { readonly id: string; readonly href: string };
}

export const UpstreamNotice = ({ text, movedTo }: UpstreamView) => (
  <Notice kind="caution" code="upstream">
    {text} {movedTo && <Link href={movedTo.href}>{movedTo.id}</Link>}
  </Notice>
);
