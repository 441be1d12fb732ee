import type { Route } from '@playwright/test';

/** Answers as the server does, with other words. A page that leaves meanwhile takes its answer with it. */
export async function answerChanged(
  route: Route,
  change: (body: string) => string,
  headers: Record<string, string> = {},
): Promise<void> {
  const asked = { headers: { ...route.request().headers(), ...headers } };
  const taken = await route
    .fetch(asked)
    .then(async (response) => ({ response, body: await response.text() }))
    .catch(() => undefined);
  if (!taken) return route.abort();
  return route.fulfill({ response: taken.response, body: change(taken.body) });
}
