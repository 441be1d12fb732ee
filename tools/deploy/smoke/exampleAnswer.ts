import { calls, type ErrorAnswer } from '@plaza/api-contract';

/** What the api would answer, taken from the examples of its contract. */
export function exampleAnswer(method: string, path: string): { status: number; body: unknown } {
  const asked = `${method} ${path.replace(/\/+$/, '')}`.split('/');
  const found = Object.entries(calls).find(([name]) => matches(name.split('/'), asked));
  if (found) return { status: 200, body: found[1].example };
  const sentence = 'The smoke run has no example of this call.';
  const refusal: ErrorAnswer = {
    code: 'smoke.no-example',
    error: sentence,
    message: sentence,
    requestId: 'smoke',
  };
  return { status: 503, body: refusal };
}

/** `GET /profile/:username` takes `GET /profile/cedar`. */
function matches(pattern: readonly string[], asked: readonly string[]): boolean {
  return (
    pattern.length === asked.length && pattern.every((part, at) => part.startsWith(':') || part === asked[at])
  );
}
