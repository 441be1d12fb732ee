import type { Page } from '@playwright/test';

/** No type of TypeScript's own knows these entries. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Notes from the first paint on what moves without anybody having asked for it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    const seen = { shift: 0, moved };
    Reflect.set(window, 'shifts', seen);
    const rect = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${Math.round(x)},${Math.round(y)} ${Math.round(width)}x${Math.round(height)}`;
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
        seen.shift += value;
        for (const { node, previousRect, currentRect } of sources) {
          const what = node instanceof Element ? node.outerHTML.slice(0, 160) : (node?.textContent ?? 'gone');
          moved.push(
            `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${rect(previousRect)} to ${rect(currentRect)} ${what}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far a page has moved so far, and which elements it was, for whoever has to find the cause. */
export function shifts(page: Page): Promise<{ shift: number; moved: string[] }> {
  return page.evaluate(() => Reflect.get(window, 'shifts') as { shift: number; moved: string[] });
}
