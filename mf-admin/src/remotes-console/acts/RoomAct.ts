/** What an administrator can do to a room. */
export type RoomAct =
  | { kind: 'activate'; version: string }
  | { kind: 'rollback'; version: string }
  | { kind: 'kill' }
  | { kind: 'revive' };

interface ActWords {
  title: string;
  question: string;
  button: string;
  done: string;
}

/** What is asked before an act, and what is said after it. */
export function actWords(act: RoomAct, room: string): ActWords {
  switch (act.kind) {
    case 'activate':
      return {
        title: `Activate ${act.version}?`,
        question: `Everyone gets this version of ${room} at their next page.`,
        button: 'Activate',
        done: `${room} ${act.version} is live.`,
      };
    case 'rollback':
      return {
        title: `Roll ${room} back?`,
        question: `Everyone gets ${act.version} again at their next page.`,
        button: 'Roll back',
        done: `${room} is back at ${act.version}.`,
      };
    case 'kill':
      return {
        title: `Switch ${room} off?`,
        question: 'Its pages say that it is switched off until somebody switches it on again.',
        button: 'Switch off',
        done: `${room} is switched off.`,
      };
    case 'revive':
      return {
        title: `Switch ${room} on?`,
        question: 'Its live version is offered to everyone again.',
        button: 'Switch on',
        done: `${room} is switched on.`,
      };
  }
}
