/** @module The rail of a record: links to other forms and sites, languages, tags. */
import { CopyMarkdown, Icon, type IconName, Link } from '@loadout/react';
import type { ReactNode } from 'react';
import { FreshnessNote } from './freshness-note.tsx';
import type { FreshnessView } from './freshness.server.ts';
import { RailBox } from '../../ui/rail-box.tsx';
import { Tags } from './tags.tsx';

interface RecordRailProps {
  /** Path and query of the page. */
  readonly address: string;
  readonly hub: { readonly name: string; readonly href: string };
  readonly freshness: FreshnessView | undefined;
  readonly languages: readonly string[];
  readonly tags: readonly string[];
  /** List that a tag filters. */
  readonly list: string;
}

export function RecordRail({ address, hub, freshness, languages, tags, list }: RecordRailProps) {
  const { pathname, search } = new URL(address, 'http://page');
  return (
    <div className="rail-boxes">
      <RailBox title="This record">
        <ul className="rail-links">
          <RailLink icon="external" href={hub.href} outside>
            Open on {hub.name}
          </RailLink>
          <RailLink icon="file" href={`${pathname}.json${search}`}>
            JSON
          </RailLink>
          <RailLink icon="file" href={`${pathname}.md${search}`}>
            Markdown
          </RailLink>
          <li>
            <CopyMarkdown href={`${pathname}.md${search}`} />
          </li>
          {freshness && <FreshnessNote {...freshness} />}
        </ul>
      </RailBox>
      {languages.length > 1 && (
        <RailBox title="Languages">
          <p className="text-sm text-soft">{shortList(languages)}</p>
        </RailBox>
      )}
      {tags.length > 0 && (
        <RailBox title="Tags">
          <Tags tags={tags} path={list} />
        </RailBox>
      )}
    </div>
  );
}

const shownLanguages = 8;

const shortList = (names: readonly string[]): string =>
  names.length <= shownLanguages
    ? names.join(', ')
    : `${names.slice(0, shownLanguages - 1).join(', ')} and ${names.length - shownLanguages + 1} more`;

interface RailLinkProps {
  readonly icon: IconName;
  readonly href: string;
  readonly outside?: boolean;
  readonly children: ReactNode;
}

function RailLink({ icon, href, outside = false, children }: RailLinkProps) {
  const content = (
    <>
      <Icon name={icon} size={14} className="shrink-0 text-faint" />
      {children}
    </>
  );
  return (
    <li>
      {outside ? (
        <a href={href} rel="noopener nofollow">
          {content}
        </a>
      ) : (
        <Link href={href}>{content}</Link>
      )}
    </li>
  );
}
