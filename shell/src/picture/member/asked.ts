/** What was asked for before the shell was there, and is not taken yet. */
interface Asked {
  authorization: string;
  answer: Promise<Response>;
  isTaken?: true;
}

declare global {
  interface Window {
    /** Written before the shell runs, by a script that shares nothing with it. */
    plazaAsked?: Map<string, Asked> | undefined;
  }
}

/** Asks as the api of the shell will ask a moment later. */
export function askAhead(view: Window, url: string, authorization: string): Promise<Response> {
  const answer = fetch(url, { headers: { accept: 'application/json', authorization } });
  view.plazaAsked ??= new Map();
  view.plazaAsked.set(url, { authorization, answer });
  // Who takes it hears of a failure; nobody has to take it.
  answer.catch(() => undefined);
  return answer.then((response) => response.clone());
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
