/** @module Checks a page with axe, and reports the element of each violation. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** By all rules, or only by some of them. */
export const expectAccessible = async (page: Page, rules: readonly string[] = []): Promise<void> => {
  // The page has no frames: without them, and without what is in order, a check takes half the time. The size of
  // targets is off by default; Lighthouse checks it too.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  const { violations } = await (rules.length === 0 ? axe : axe.withRules([...rules])).analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`),
  );
  expect(findings).toEqual([]);
};
