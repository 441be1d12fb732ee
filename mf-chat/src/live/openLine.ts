import type { ChatMessage } from '@plaza/api-contract';
import { CryptoError } from '@plaza/crypto';
import type { ChatEpochs } from '../sealing/ChatEpochs.ts';
import { isPassing } from '../isPassing.ts';
import { openEntry } from '../sealing/Sealer.ts';
import type { Opened } from './lines.ts';

/** What this device can make of an entry. */
export async function openLine(
  epochs: ChatEpochs,
  entry: ChatMessage,
  target: ChatMessage | undefined,
  /** Its key could not be fetched just now. */
  onPassing: () => void,
): Promise<Opened> {
  try {
    return { content: await openEntry(epochs, entry, target) };
  } catch (error) {
    if (isPassing(error)) onPassing();
    const isNewer = error instanceof CryptoError && error.problem === 'newer-version';
    return { problem: isNewer ? 'newer' : 'unreadable' };
  }
}
