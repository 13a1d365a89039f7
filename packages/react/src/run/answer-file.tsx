/** @module A file in the answer of a model: displayed or played, with a download link. */
import { useCallback } from 'react';
import { formatBytes } from '../format-bytes.ts';

interface AnswerFileProps {
  readonly blob: Blob;
  readonly name: string;
}

export function AnswerFile({ blob, name }: AnswerFileProps) {
  // The object URL is revoked when the elements that use it are removed.
  const show = useCallback(
    (figure: HTMLElement) => {
      const url = URL.createObjectURL(blob);
      figure.querySelector('img, audio, video')?.setAttribute('src', url);
      figure.querySelector('[download]')?.setAttribute('href', url);
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return (
    <figure className="file" ref={show}>
      <Media kind={kindOf(blob, name)} />
      <figcaption>
        <a href="#inference-run" download={name}>
          Save {name}
        </a>{' '}
        <span className="figure">{formatBytes(blob.size)}</span>
      </figcaption>
    </figure>
  );
}

function Media({ kind }: { readonly kind: string }) {
  switch (kind) {
    case 'image':
      return <img alt="The model's answer" />;
    case 'audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a model's answer has no captions
      return <audio controls />;
    case 'video':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- as above
      return <video controls />;
    default:
      return null;
  }
}

const byExtension: Readonly<Record<string, string>> = { wav: 'audio', png: 'image', mp4: 'video' };

/** Services often send `application/octet-stream`; then the extension in the snippet decides. */
function kindOf({ type }: Blob, name: string): string {
  const [kind = ''] = type.split('/');
  if (['image', 'audio', 'video'].includes(kind)) return kind;
  return byExtension[name.split('.').at(-1) ?? ''] ?? '';
}
