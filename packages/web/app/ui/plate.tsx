/** @module The thumbnail of a task: the image of its demo, else its text, else the icon of its modality. */
import type { Modality } from '@loadout/catalogue';
import { ModalityGlyph } from './modality-glyph.tsx';

/** Text, or audio, which is drawn as a waveform. */
export type PlateWords = { readonly text: string } | { readonly sound: true };

export type PlateView =
  | {
      readonly set: 'image';
      readonly url: string;
      /** Copies in other widths, as `srcset` has them. */
      readonly widths?: string | undefined;
      readonly width: number;
      readonly height: number;
      readonly alt: string;
      readonly caption?: string | undefined;
    }
  | {
      readonly set: 'type';
      readonly input?: PlateWords | undefined;
      readonly output?: PlateWords | undefined;
    }
  | { readonly set: 'glyph' };

interface PlateProps {
  readonly plate: PlateView;
  readonly modality: Modality;
  /** Its width on the page, as `sizes` has it. */
  readonly sizes: string;
  /** Whether it is below the first screen. */
  readonly lazy?: boolean;
}

export function Plate({ plate, modality, sizes, lazy = true }: PlateProps) {
  return (
    <span className="plate" data-modality={modality} data-set={plate.set}>
      {plate.set === 'image' && (
        <>
          <img
            src={plate.url}
            srcSet={plate.widths}
            sizes={plate.widths === undefined ? undefined : sizes}
            width={plate.width}
            height={plate.height}
            alt={plate.alt}
            loading={lazy ? 'lazy' : 'eager'}
            fetchPriority={lazy ? 'low' : 'auto'}
            decoding="async"
          />
          {plate.caption !== undefined && <span className="caption">{plate.caption}</span>}
        </>
      )}
      {plate.set === 'type' && (
        <>
          {plate.input && (
            <span className="in">
              <Words words={plate.input} />
            </span>
          )}
          {plate.output && (
            <span className="out">
              <Words words={plate.output} />
            </span>
          )}
        </>
      )}
      {plate.set === 'glyph' && <ModalityGlyph modality={modality} size={28} />}
    </span>
  );
}

const Words = ({ words }: { words: PlateWords }) => ('sound' in words ? <Wave /> : <span>{words.text}</span>);

const loudness = [3, 6, 10, 5, 14, 22, 16, 9, 19, 26, 12, 7, 17, 24, 20, 11, 6, 15, 23, 13, 8, 18, 10, 5, 3];

const Wave = () => (
  <svg viewBox={`0 0 ${loudness.length * 6} 28`} className="wave" aria-hidden="true">
    {loudness.map((height, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- a fixed drawing
      <rect key={at} x={at * 6 + 1} y={14 - height / 2} width={3} height={height} rx={1.5} />
    ))}
  </svg>
);
