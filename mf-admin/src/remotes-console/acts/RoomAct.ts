import { actWords } from './words.ts';

/** What an administrator can do to a room. */
export type RoomAct =
  | { kind: 'activate'; version: string }
  | { kind: 'rollback'; version: string }
  | { kind: 'kill' }
  | { kind: 'revive' };

interface SaidAct {
  title: string;
  question: string;
  button: string;
  done: string;
}

/** What is asked before an act, and what is said after it. */
export function sayAct(act: RoomAct, room: string, t = actWords.now): SaidAct {
  const button = t[act.kind];
  switch (act.kind) {
    case 'activate': {
      const { version } = act;
      return {
        title: t.activateAsk({ version }),
        question: t.activateWords({ room }),
        button,
        done: t.activateDone({ room, version }),
      };
    }
    case 'rollback': {
      const { version } = act;
      return {
        title: t.rollbackAsk({ room }),
        question: t.rollbackWords({ version }),
        button,
        done: t.rollbackDone({ room, version }),
      };
    }
    case 'kill':
      return { title: t.killAsk({ room }), question: t.killWords, button, done: t.killDone({ room }) };
    case 'revive':
      return { title: t.reviveAsk({ room }), question: t.reviveWords, button, done: t.reviveDone({ room }) };
  }
}
