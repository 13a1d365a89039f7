/** @module Panels with code for a model, without a router: see navigation.tsx for how links are followed. */
export { ChoiceTabs } from './choice-tabs.tsx';
export { CodeBlock } from './code-block.tsx';
export { CopyButton } from './copy-button.tsx';
export { CopyLink } from './copy-link.tsx';
export { type FileFormat, fileHref } from './file-href.ts';
export { formatDate } from './format-date.ts';
export { Icon, type IconName } from './icon.tsx';
export { InferencePanel } from './inference-panel.tsx';
export { programmingLanguage } from './languages.ts';
export { LiveForm } from './live-form.tsx';
export { Link, type LinkProps, type Navigation, NavigationContext } from './navigation.tsx';
export { withParameters } from './parameters.ts';
export { ScrollRegion } from './scroll-region.tsx';
export { SnippetBlock } from './snippet-block.tsx';
export { SnippetPanel } from './snippet-panel.tsx';
export { useCopied } from './use-copied.ts';
export { VerifiedBadge } from './verified-badge.tsx';
export * from './views.ts';
