import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** What the emulated headset of a page takes, in metres and from -1 to 1. */
interface EmulatedHeadset {
  stereoEnabled: boolean;
  position: { set(x: number, y: number, z: number): void };
  activeSession: { end(): Promise<void> } | undefined;
  controllers: Record<'left' | 'right', Controller>;
}

interface Controller {
  position: { set(x: number, y: number, z: number): void };
  quaternion: { set(x: number, y: number, z: number, w: number): void };
  updateAxes(id: 'thumbstick', x: number, y: number): void;
}

declare global {
  interface Window {
    headset: EmulatedHeadset;
    IWER: { XRDevice: new (about: unknown) => EmulatedHeadset & Installs; metaQuest3: unknown };
  }
}

interface Installs {
  installRuntime(options: { forceInstall: boolean }): void;
}

const emulator = createRequire(import.meta.url)
  .resolve('iwer')
  .replace('/lib/index.js', '/build/iwer.min.js');

/** Plugs an emulated headset into every page of the browser: two controllers, somebody who stands. */
export async function plugInHeadset(page: Page): Promise<void> {
  await page.addInitScript({ path: emulator });
  await page.addInitScript(() => {
    const { XRDevice, metaQuest3 } = window.IWER;
    const device = new XRDevice(metaQuest3);
    // Chromium has a WebXR of its own, which finds no headset.
    device.installRuntime({ forceInstall: true });
    device.stereoEnabled = true;
    device.position.set(0, 1.6, 0);
    window.headset = device;
  });
}

/**
 * Holds the right hand before the breast and points with it: so far to the left of where one looks, and so far above the
 * floor, in radians.
 */
export async function point(page: Page, left: number, up: number): Promise<void> {
  await page.evaluate(
    ([yaw, pitch]) => {
      const { position, quaternion } = window.headset.controllers.right;
      position.set(0, 1.3, 0);
      const [s, c] = [Math.sin(yaw / 2), Math.cos(yaw / 2)];
      const [t, d] = [Math.sin(pitch / 2), Math.cos(pitch / 2)];
      quaternion.set(c * t, s * d, -s * t, c * d);
    },
    [left, up] as const,
  );
}

/** Holds a stick of a hand: right and forward are above 0. */
export async function pushStick(page: Page, hand: 'left' | 'right', right: number, forward: number) {
  await page.evaluate(([side, x, y]) => window.headset.controllers[side].updateAxes('thumbstick', x, -y), [
    hand,
    right,
    forward,
  ] as const);
}

/** The headset ends it by itself, as when its own menu was opened and left. */
export async function endByHeadset(page: Page): Promise<void> {
  await page.evaluate(() => window.headset.activeSession?.end());
}
