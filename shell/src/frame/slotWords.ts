import type { FailureReason } from '../remotes/slot/SlotState.ts';

export interface SlotWords {
  title: string;
  sentence: string;
}

/** What happened and what helps, for each way in which a room can fail. */
export function slotWords(room: string, reason: FailureReason, isOnline: boolean): SlotWords {
  if (!isOnline && (reason === 'unreachable' || reason === 'slow')) {
    return { title: 'You are offline', sentence: `${room} opens by itself when your connection is back.` };
  }
  switch (reason) {
    case 'unreachable':
      return {
        title: `${room} did not load`,
        sentence:
          'Its files could not be fetched, or were not the ones that were published. The rest of Plaza works.',
      };
    case 'slow':
      return {
        title: `${room} takes too long`,
        sentence: 'It did not answer in time. The rest of Plaza works.',
      };
    case 'broken':
    case 'no-start':
      return {
        title: `${room} could not start`,
        sentence: 'Something in it is broken, and its team has been told.',
      };
    case 'crashed':
      return {
        title: `${room} stopped working`,
        sentence: 'An error took it down, and its team has been told. Trying again often helps.',
      };
    case 'misfit':
      return {
        title: `${room} does not fit this Plaza`,
        sentence:
          'It asks for another version of a library than the one offered here. Its team has been told.',
      };
    case 'too-new':
      return {
        title: `${room} needs a newer Plaza`,
        sentence:
          'It was made for a newer version than the one in this window. Loading the page again brings it.',
      };
    case 'killed':
      return {
        title: `${room} is switched off`,
        sentence: 'An administrator has switched it off for now. It comes back here by itself.',
      };
    case 'gone':
      return { title: `${room} is not here`, sentence: 'It is not part of this Plaza at the moment.' };
  }
}
