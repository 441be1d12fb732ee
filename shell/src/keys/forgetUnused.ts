import type { KeyShelf } from './KeyShelf.ts';

const SPARED_MS = 30 * 86_400_000;

export interface Sweep {
  shelf: Pick<KeyShelf, 'people' | 'read' | 'forget'>;
  /** The lock under which keys are opened and made. */
  alone(userId: string, act: () => Promise<void>): Promise<void>;
  now: number;
}

/**
 * Keys that nobody has used for thirty days go: their owner has copies, or has left. Each person's are looked at under the
 * lock of those who open them: they may be made at this very moment.
 */
export async function forgetUnused({ shelf, alone, now }: Sweep): Promise<void> {
  for (const userId of await shelf.people()) {
    await alone(userId, async () => {
      const kept = await shelf.read(userId);
      // What cannot be read now is no proof of disuse.
      if (kept && now - kept.seenAt > SPARED_MS) await shelf.forget(userId);
    }).catch(() => undefined);
  }
}
