import type { CallAnswer } from '@plaza/api-contract';
import type { EarlyCall } from '@plaza/shell-contract/first-picture';
import { buildRequest } from '../../api/buildRequest.ts';

/** What was asked for before the shell was there, and is not taken yet. */
interface Asked {
  authorization: string | undefined;
  answer: Promise<Response>;
  isTaken?: true;
}

declare global {
  interface Window {
    /** Written before the shell runs, by a script that shares nothing with it. */
    plazaAsked?: Map<string, Asked> | undefined;
  }
}

/** Asks as the api of the shell will ask a moment later. Nothing where it is refused. */
export async function askAhead<Name extends EarlyCall>(
  view: Window,
  name: Name,
  token: string,
): Promise<CallAnswer<Name> | undefined> {
  const { url, init } = buildRequest(name, {}, token);
  const answer = fetch(url, init);
  view.plazaAsked ??= new Map();
  view.plazaAsked.set(url, { authorization: init.headers['authorization'], answer });
  // Whoever takes it reads it for themselves, and hears of a failure too.
  const response = (await answer).clone();
  const said: unknown = await response.json().catch(() => undefined);
  return response.ok ? (said as CallAnswer<Name>) : undefined;
}

/** What nobody has taken by now is old. */
export function forgetAsked(view: Window): void {
  view.plazaAsked = undefined;
}

/** The same as `ask`, but a question that was asked ahead, by the same person, has its answer already; once. */
export function takingAsked(view: Window, ask: typeof fetch): typeof fetch {
  return (url, init) => {
    const asked = typeof url === 'string' ? view.plazaAsked?.get(url) : undefined;
    const { authorization } = (init?.headers ?? {}) as Record<string, string>;
    if (!asked || asked.isTaken || asked.authorization !== authorization || init?.method !== 'GET')
      return ask(url, init);
    asked.isTaken = true;
    return asked.answer;
  };
}
