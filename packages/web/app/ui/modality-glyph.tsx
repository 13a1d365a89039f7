/** @module One icon for each modality, so that a modality is not shown by color alone. */
import type { Modality } from '@loadout/catalogue';

const shapes: Record<Modality, string> = {
  multimodal: 'M2 6.5A4.5 4.5 0 0 1 11 6.5 4.5 4.5 0 0 1 2 6.5ZM6 6h8v8H6z',
  nlp: 'M2 3.5h12M2 8h12M2 12.5h7',
  cv: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM10 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  audio: 'M2 6.5v3M5 3.5v9M8 1.5v13M11 5v6M14 7v2',
  tabular: 'M2 2.5h12v11H2zM2 6.5h12M6.5 2.5v11',
  rl: 'M13.5 8A5.5 5.5 0 1 1 11 3.4M11 .8v3h-3',
  other: 'M3 8h.01M8 8h.01M13 8h.01',
};

export function ModalityGlyph({ modality, size = 16 }: { modality: Modality; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={modality === 'other' ? 2.4 : 1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0 text-hue"
    >
      <path d={shapes[modality]} />
    </svg>
  );
}
