/** @module Facet values in words. */
import type { RepoKind } from '@loadout/hub';
import type { Services } from '@loadout/server';
import { type Level, levels, levelTexts } from '@loadout/verification';
import { formatCompact } from '../../lib/format/format.ts';
import { humanLanguage } from '../../lib/format/languages.ts';
import { licenseName } from '../../lib/format/licenses.ts';
import { providerName } from '../../lib/providers/matrix.server.ts';
import { sdkName } from '../../lib/format/sdks.ts';
import { sizeName } from '../../lib/records/row.server.ts';
import type { ListFilter, ShownFacet } from './filters.ts';

export type Labeller = (filter: ListFilter | ShownFacet, value: string) => string;

const capabilityNames: ReadonlyMap<string, string> = new Map([
  ['tools', 'Tool calling'],
  ['structured-output', 'Structured output'],
]);

/** As providers write it: 32,768 is 32K. */
const tokensName = (tokens: number): string =>
  tokens % 1024 === 0 ? `${tokens / 1024}K` : formatCompact(tokens);

const isLevel = (value: string): value is Level => levels.some((level) => level === value);

export const labeller =
  (services: Services, kind: RepoKind): Labeller =>
  (filter, value) => {
    switch (filter) {
      case 'task':
        return services.task(value)?.label ?? value;
      case 'library':
        return kind === 'space' ? sdkName(value) : (services.library(value)?.prettyLabel ?? value);
      case 'app':
        return services.apps().find(({ key }) => key === value)?.label ?? value;
      case 'provider':
        return providerName(value);
      case 'capability':
        return capabilityNames.get(value) ?? value;
      case 'price':
        return `Up to $${value} per 1M tokens`;
      case 'context_length':
        return `${tokensName(Number(value))} tokens or more`;
      case 'latency':
        return `First token within ${Number(value) / 1000} s`;
      case 'language':
        return humanLanguage(value);
      case 'license':
        return licenseName(value);
      case 'size':
        return sizeName(value);
      case 'verified':
        return isLevel(value) ? levelTexts[value].name : value;
      case 'gated':
        return value === 'true' ? 'Gated' : 'Open';
      default:
        return value;
    }
  };
