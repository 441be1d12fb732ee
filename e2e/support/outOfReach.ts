import type { Page } from '@playwright/test';

export function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/**
 * Controls that nobody can get to: beside the screen and not in something that scrolls sideways, or above or below it
 * in a bar that stands still and does not scroll.
 */
export function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const upFrom = (element: Element | null): Element[] =>
      element ? [element, ...upFrom(element.parentElement)] : [];
    const scrolls = (element: Element, axis: 'overflowX' | 'overflowY') =>
      /auto|scroll/.test(getComputedStyle(element)[axis]);
    const standsStill = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const { position } = getComputedStyle(element);
      // What is sticky scrolls with the page until it sticks.
      return position === 'fixed' || (position === 'sticky' && top > -1 && bottom < innerHeight + 1);
    };
    const isBeside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return (
        (left < -1 || right > innerWidth + 1) && !upFrom(element).some((each) => scrolls(each, 'overflowX'))
      );
    };
    const isStuck = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const around = upFrom(element);
      const bar = around.findIndex(standsStill);
      if (bar < 0 || (top > -1 && bottom < innerHeight + 1)) return false;
      return !around.slice(0, bar + 1).some((each) => scrolls(each, 'overflowY'));
    };
    return [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => element.getBoundingClientRect().width > 1)
      .filter((element) => isBeside(element) || isStuck(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
}
