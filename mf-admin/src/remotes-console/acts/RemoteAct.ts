import { actWords } from './words.ts';

/** What an administrator can do to a remote. */
export type RemoteAct =
  | { kind: 'activate'; version: string; percent?: number }
  | { kind: 'rollback'; version: string }
  | { kind: 'withdraw'; version: string }
  | { kind: 'kill' }
  | { kind: 'revive' };

interface SaidAct {
  title: string;
  question: string;
  button: string;
  done: string;
}

/** What is asked before an act, and what is said after it. */
export function sayAct(act: RemoteAct, remote: string, t = actWords.now): SaidAct {
  const button = t[act.kind];
  switch (act.kind) {
    case 'activate': {
      const { version, percent } = act;
      if (percent !== undefined) {
        return {
          title: t.canaryAsk({ version }),
          question: t.canaryWords({ remote, percent }),
          button: t.tryIt,
          done: t.canaryDone({ remote, version, percent }),
        };
      }
      return {
        title: t.activateAsk({ version }),
        question: t.activateWords({ remote }),
        button,
        done: t.activateDone({ remote, version }),
      };
    }
    case 'rollback': {
      const { version } = act;
      return {
        title: t.rollbackAsk({ remote }),
        question: t.rollbackWords({ version }),
        button,
        done: t.rollbackDone({ remote, version }),
      };
    }
    case 'withdraw': {
      const { version } = act;
      return {
        title: t.withdrawAsk({ version }),
        question: t.withdrawWords,
        button,
        done: t.withdrawDone({ remote, version }),
      };
    }
    case 'kill':
      return { title: t.killAsk({ remote }), question: t.killWords, button, done: t.killDone({ remote }) };
    case 'revive':
      return {
        title: t.reviveAsk({ remote }),
        question: t.reviveWords,
        button,
        done: t.reviveDone({ remote }),
      };
  }
}
