/** @module A link to a task: image, name, one sentence, number of models and libraries. */
import type { Modality } from '@loadout/catalogue';
import { Link } from '@loadout/react';
import { ModalityGlyph } from './modality-glyph.tsx';
import { Plate, type PlateView } from './plate.tsx';

interface TaskCardProps {
  readonly href: string;
  readonly label: string;
  readonly modality: Modality;
  readonly plate: PlateView;
  readonly summary?: string;
  /** `48 models · 22 libraries`. */
  readonly figures?: string;
  readonly lazy?: boolean;
}

/** Two cards side by side on a phone, up to five on a wide page. */
const cardSizes = '(max-width: 48rem) 50vw, 20rem';

export function TaskCard({ href, label, modality, plate, summary, figures, lazy }: TaskCardProps) {
  return (
    <Link href={href} className="card" data-modality={modality}>
      <Plate plate={plate} modality={modality} sizes={cardSizes} {...(lazy !== undefined && { lazy })} />
      <h3>
        <ModalityGlyph modality={modality} />
        {label}
      </h3>
      {summary !== undefined && <p>{summary}</p>}
      {figures !== undefined && <small>{figures}</small>}
    </Link>
  );
}
