import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  var axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> };
}

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // A story is a part of a page; that all content lies in landmarks is for whole pages, which e2e looks at.
  rules: { region: { enabled: false } },
};

/** What axe finds wrong with what is on the page now, a line for each rule. */
export function findViolations(page: Page): Promise<string[]> {
  return page.evaluate(async (options) => {
    // What a component learns from its own size, such as that it scrolls, it knows two frames later.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    // Half faded in, a text has half its contrast. What goes on for ever cannot be finished and is left to run.
    for (const animation of document.getAnimations()) {
      const { activeDuration } = animation.effect?.getComputedTiming() ?? {};
      if (Number.isFinite(activeDuration)) animation.finish();
    }
    const { violations } = await globalThis.axe.run(document.body, options);
    return violations.map(({ id, help, nodes }) => {
      const [first] = nodes;
      const more = nodes.length > 1 ? ` and ${nodes.length - 1} more` : '';
      const why = first?.any[0]?.message ?? first?.all[0]?.message ?? first?.none[0]?.message ?? '';
      return `axe ${id}: ${help}. ${first?.html ?? ''}${more} ${why}`;
    });
  }, RULES);
}
