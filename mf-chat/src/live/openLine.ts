import type { ChatMessage } from '@plaza/api-contract';
import { CryptoError } from '@plaza/crypto';
import type { ChatEpochs } from '../sealing/ChatEpochs.ts';
import { openEntry } from '../sealing/Sealer.ts';
import type { Opened } from './lines.ts';

/** What this device can make of an entry. */
export async function openLine(
  epochs: ChatEpochs,
  entry: ChatMessage,
  target: ChatMessage | undefined,
): Promise<Opened> {
  try {
    return { content: await openEntry(epochs, entry, target) };
  } catch (error) {
    const isNewer = error instanceof CryptoError && error.problem === 'newer-version';
    return { problem: isNewer ? 'newer' : 'unreadable' };
  }
}
