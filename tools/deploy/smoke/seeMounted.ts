import type { Page } from '@playwright/test';
import type { Seen } from './aVisit.ts';

/** A remote that has to come up at an address; in any version, or in one. */
export interface Expected {
  url: string;
  name: string;
  version?: string;
  /** Whether it brings a service, which has to start as well. */
  service?: boolean;
}

interface SlotMarks {
  status?: string | undefined;
  version?: string | undefined;
  reason?: string | undefined;
}

/**
 * Opens an address and waits until a remote is mounted there. The shell gives a remote up after some seconds, which a
 * busy machine can take for nothing: then the page is opened again, as long as there is time.
 */
export async function seeMounted(page: Page, expected: Expected, patienceMs: number): Promise<Seen> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const marks = await openOnce(page, expected, deadline);
    if (isThere(marks, expected)) {
      const service = expected.service ? await seeService(page, expected, deadline) : undefined;
      if (service) return service;
      // Effects run after the first paint; what they throw counts as well.
      await page.evaluate(twoFrames);
      return { faults: [] };
    }
    const came = describe(marks);
    if (marks.reason !== undefined && marks.reason !== 'slow')
      return { faults: [`did not mount: ${came}, because it is ${marks.reason}`] };
    if (performance.now() >= deadline)
      return { faults: [], slow: `did not mount within ${patienceMs / 1000} s: ${came}` };
  }
}

async function openOnce(page: Page, { url, name }: Expected, deadline: number): Promise<SlotMarks> {
  const left = () => Math.max(1, deadline - performance.now());
  // Its widgets in the frame are slots too, and mount whatever this address does.
  const slot = page.locator(`#main [data-slot="${name}"]`);
  const settled = slot.and(page.locator('[data-status="mounted"], [data-status="failed"]'));
  try {
    await page.goto(url, { timeout: left(), waitUntil: 'commit' });
    await settled.first().waitFor({ state: 'attached', timeout: left() });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
  }
  return slot
    .first()
    .evaluate(readMarks, undefined, { timeout: 500 })
    .catch(() => ({}));
}

/** Waits for the service, which the shell starts a little after the page. What it says is what is wrong. */
async function seeService(page: Page, expected: Expected, deadline: number): Promise<Seen | undefined> {
  const slot = page.locator(`[data-kind="service"][data-slot="${expected.name}"]`);
  const settled = slot.and(page.locator('[data-status="mounted"], [data-status="failed"]'));
  const timeout = Math.max(1, deadline - performance.now());
  const came = await settled
    .first()
    .waitFor({ state: 'attached', timeout })
    .then(() => slot.first().evaluate(readMarks))
    .catch((): SlotMarks => ({}));
  if (isThere(came, expected)) return undefined;
  if (came.reason !== undefined && came.reason !== 'slow')
    return { faults: [`its service did not start: ${describe(came)}, because it is ${came.reason}`] };
  return { faults: [], slow: `its service did not start: ${describe(came)}` };
}

function isThere({ status, version }: SlotMarks, expected: Expected): boolean {
  return status === 'mounted' && (expected.version === undefined || version === expected.version);
}

function describe({ status, version }: SlotMarks): string {
  return status === undefined ? 'no slot of this remote' : `the slot is "${status}" with version ${version}`;
}

/** Runs in the page. */
function readMarks(slot: HTMLElement | SVGElement): SlotMarks {
  const { status, version, reason } = slot.dataset;
  return { status, version, reason };
}

/** Runs in the page. */
function twoFrames(): Promise<unknown> {
  return new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
}
