/**
 * @module The sections of a long page: a rail next to it, or a bar above it that scrolls sideways. Plain anchors; the
 * script marks the section that is being read.
 */
import { useEffect, useRef, useState } from 'react';

export interface SectionLink {
  /** Id of the section. */
  readonly id: string;
  readonly name: string;
  readonly count?: string | undefined;
}

export function SectionNav({ sections }: { sections: readonly SectionLink[] }) {
  const nav = useRef<HTMLElement>(null);
  const current = useCurrentSection(sections);
  useEffect(() => {
    if (current === undefined) return;
    const link = nav.current?.querySelector<HTMLElement>(`[href="#${CSS.escape(current)}"]`);
    // Only the bar is scrolled, never the page.
    if (link && nav.current) nav.current.scrollLeft = link.offsetLeft - nav.current.clientWidth / 3;
  }, [current]);
  if (sections.length < 2) return null;
  return (
    <nav ref={nav} className="section-nav edged no-print" aria-labelledby="section-nav-title">
      <h2 id="section-nav-title">On this page</h2>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} aria-current={section.id === current ? 'location' : undefined}>
              {section.name}
              {section.count !== undefined && <span className="count">{section.count}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The last section whose top is above the upper third of the window. */
function useCurrentSection(sections: readonly SectionLink[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    let frame = 0;
    const read = (): void => {
      frame = 0;
      setCurrent(sectionAt(ids.split(' '), innerHeight / 3));
    };
    const onScroll = (): void => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    read();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, [ids]);
  return current;
}

function sectionAt(ids: readonly string[], line: number): string | undefined {
  const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  if (atEnd) return ids.at(-1);
  return ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line);
}
