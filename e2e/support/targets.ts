/** @module Finds what a finger would miss: controls lower than 40 px. */
import type { Page } from '@playwright/test';

/** One line for each target that is too small. Links inside running text are exempt, as in WCAG 2.5.8. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const least = 40;
    const found: string[] = [];
    const controls = 'a[href], button, summary, select, textarea, input:not([type=hidden])';
    for (const element of document.querySelectorAll(controls)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      // A label is the target of its field; a link may cover its whole row.
      let target = element.matches('input, select') ? (element.closest('label') ?? element) : element;
      const cover = getComputedStyle(element, '::after');
      if (cover.position === 'absolute' && cover.content !== 'none')
        do target = target.parentElement ?? document.body;
        while (getComputedStyle(target).position === 'static' && target !== document.body);
      const box = target.getBoundingClientRect();
      if (box.bottom < 0 || box.width <= 1 || box.height >= least - 0.5) continue;
      // In running text: the same block has other words.
      let block: Element = element;
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
      const others = block.textContent.replace(element.textContent, '').trim();
      if (element.tagName === 'A' && block !== element && others.length > 4) continue;
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      found.push(`${element.tagName.toLowerCase()} "${name}" is ${Math.round(box.height)} px high`);
    }
    return found;
  });
