import type { Browser } from '@playwright/test';
import { aVisit } from './aVisit.ts';

/** One opened version: where it is served, what it is, and the token that shows it before anybody else sees it. */
export interface Subject {
  url: string;
  name: string;
  version: string;
  preview: string;
}

const MOUNT_MS = 15_000;

/** Opens an address of a remote and says what is wrong there; nothing is good. */
export async function visitRemote(browser: Browser, subject: Subject, path: string): Promise<string[]> {
  const { page, complaints, leave } = await aVisit(browser, 'member');
  try {
    await page.goto(`${subject.url}${path}?preview=${encodeURIComponent(subject.preview)}`);
    // Its widgets in the frame are slots too, and mount whatever this address does.
    const slot = page.locator(`#main [data-slot="${subject.name}"]`);
    const mounted = slot.and(page.locator(`[data-status="mounted"][data-version="${subject.version}"]`));
    await mounted.waitFor({ state: 'attached', timeout: MOUNT_MS }).catch(async () => {
      const seen = await slot
        .first()
        .evaluate(read, undefined, { timeout: 500 })
        .catch(() => 'no slot of this remote');
      complaints.push(`did not mount within ${MOUNT_MS / 1000} s: ${seen}`);
    });
    // Effects run after the first paint; what they throw counts as well.
    await page.evaluate(twoFrames);
    return complaints.map((complaint) => `${path}: ${complaint}`);
  } finally {
    await leave();
  }
}

/** Runs in the page. */
function read(slot: Element): string {
  return `the slot is "${slot.getAttribute('data-status')}" with version ${slot.getAttribute('data-version')}`;
}

/** Runs in the page. */
function twoFrames(): Promise<unknown> {
  return new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
}
