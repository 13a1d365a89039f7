/** @module Renders the content of a part that is kept, within another render. */
import { NavigationContext } from '@loadout/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RenderedLink } from './navigation.tsx';

const navigation = { Link: RenderedLink, navigate: () => undefined };

export const htmlOfPart = (content: ReactNode): string =>
  renderToString(<NavigationContext value={navigation}>{content}</NavigationContext>);
