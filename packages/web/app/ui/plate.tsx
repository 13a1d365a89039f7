/** @module A task in a picture: the image of its demo, else the demo set in type, else its modality's sign. */
import type { Modality } from '@loadout/catalogue';
import { ModalityGlyph } from './modality-glyph.tsx';

export type PlateView =
  | {
      readonly set: 'image';
      readonly url: string;
      readonly width: number;
      readonly height: number;
      readonly alt: string;
      readonly caption?: string | undefined;
    }
  | { readonly set: 'type'; readonly input?: string | undefined; readonly output?: string | undefined }
  | { readonly set: 'glyph' };

interface PlateProps {
  readonly plate: PlateView;
  readonly modality: Modality;
  /** Whether it is below the first screen. */
  readonly lazy?: boolean;
}

export function Plate({ plate, modality, lazy = true }: PlateProps) {
  return (
    <span className="plate" data-modality={modality} data-set={plate.set}>
      {plate.set === 'image' && (
        <>
          <img
            src={plate.url}
            width={plate.width}
            height={plate.height}
            alt={plate.alt}
            loading={lazy ? 'lazy' : 'eager'}
            decoding="async"
          />
          {plate.caption !== undefined && <span className="caption">{plate.caption}</span>}
        </>
      )}
      {plate.set === 'type' && (
        <>
          {plate.input !== undefined && (
            <span className="in">
              <span>{plate.input}</span>
            </span>
          )}
          {plate.output !== undefined && (
            <span className="out">
              <span>{plate.output}</span>
            </span>
          )}
        </>
      )}
      {plate.set === 'glyph' && <ModalityGlyph modality={modality} size={28} />}
    </span>
  );
}
