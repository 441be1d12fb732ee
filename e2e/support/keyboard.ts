import type { Locator, Page } from '@playwright/test';

const MOST_STEPS = 80;

/** A visitor without a pointer: steps to a control with Tab, or back to it, and then types or presses. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async reach(control: Locator): Promise<void> {
    await control.waitFor();
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      const isBehind = await control.evaluate((element) => {
        const { activeElement, body } = document;
        if (!activeElement || activeElement === body) return false;
        return Boolean(activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
      });
      await this.#page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`Tab never reached ${control.toString()}.`);
  }

  async press(control: Locator): Promise<void> {
    await this.reach(control);
    await this.#page.keyboard.press('Enter');
  }

  /** Writes into a field, over what stood there. */
  async write(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.type(text);
  }

  /** The same in a form's last field, and sends it. */
  async send(field: Locator, text: string): Promise<void> {
    await this.write(field, text);
    await this.#page.keyboard.press('Enter');
  }
}
