import type { Conversation as Wire } from '@plaza/api-contract';

/** A chat as it was just answered. A mark that was heard while the answer was on its way is not taken back by it. */
export function withFurthestMarks(chat: Wire, known: Wire | undefined): Wire {
  const members = chat.members.map((one) => {
    const before = known?.members.find(({ user_id }) => user_id === one.user_id);
    return {
      ...one,
      delivered_seq: Math.max(one.delivered_seq, before?.delivered_seq ?? 0),
      // Who tells nobody any more what they read has none.
      read_seq: one.read_seq === null ? null : Math.max(one.read_seq, before?.read_seq ?? 0),
    };
  });
  return { ...chat, members };
}
