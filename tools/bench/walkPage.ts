import type { Device, Finger, Held, Walked } from '@plaza/arcade/build';
import type { CDPSession, Page } from '@playwright/test';

/** Moves keys, fingers and the pad of a page to where they are wanted. The pad is a matter of the page: nothing else can press it. */
export class Hands {
  private held: Held = { keys: [], fingers: [], pad: { buttons: [], x: 0, y: 0 } };
  private readonly page: Page;
  private readonly device: Device;
  private readonly devtools: CDPSession;
  /** How often something was pressed or let go. */
  moves = 0;

  constructor(page: Page, device: Device, devtools: CDPSession) {
    this.page = page;
    this.device = device;
    this.devtools = devtools;
  }

  /** Lets the game run until hands have to move, or for so many pictures. */
  async go(most: number): Promise<Walked> {
    const told = await this.page.evaluate(
      ({ device, held, most: pictures }) => {
        if (!window.walk) throw new Error('The page has no player.');
        return window.walk.go(device, held, pictures);
      },
      { device: this.device, held: this.held, most },
    );
    await this.reach(told.wants);
    return told;
  }

  private async reach(wants: Held): Promise<void> {
    const before = this.held;
    this.held = wants;
    if (JSON.stringify(before) === JSON.stringify(wants)) return;
    this.moves += 1;
    for (const key of before.keys) if (!wants.keys.includes(key)) await this.page.keyboard.up(key);
    for (const key of wants.keys) if (!before.keys.includes(key)) await this.page.keyboard.down(key);
    // At once, as with keys: a picture that is taken now is a step of the run too.
    await this.page.evaluate((pad) => (window.pad = pad), wants.pad);
    await this.touch(before.fingers, wants.fingers);
    if (wants.fingers.length > 0) await this.page.evaluate(() => window.walk?.settle());
  }

  private async touch(before: readonly Finger[], wants: readonly Finger[]): Promise<void> {
    const names = (fingers: readonly Finger[]) => fingers.map(({ name }) => name).join();
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly { x: number; y: number }[],
    ) =>
      this.devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
      });
    if (names(before) === names(wants)) {
      if (wants.length > 0 && JSON.stringify(before) !== JSON.stringify(wants))
        await send('touchMove', wants);
      return;
    }
    if (before.length > 0) await send('touchEnd', []);
    if (wants.length === 0) return;
    await send(
      'touchStart',
      wants.map((finger) => finger.from ?? finger),
    );
    if (wants.some(({ from }) => from)) await send('touchMove', wants);
  }
}
