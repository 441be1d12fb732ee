const views = ['choose', 'emailSignup', 'verify'] as const;

/** The steps of signing up. They stand in the address, so Back goes from one to the other. */
export type SignupView = (typeof views)[number];

export function signupViewOf(search: string): SignupView {
  const named = new URLSearchParams(search).get('view');
  return views.find((view) => view === named) ?? 'choose';
}

/** The address of another step, which remembers where the visitor wanted to go, and who invited them. */
export function signupStep(view: SignupView, search: string): string {
  const before = new URLSearchParams(search);
  const next = new URLSearchParams({ view });
  for (const name of ['then', 'invite', 'email']) {
    const value = before.get(name);
    if (value) next.set(name, value);
  }
  return `/signup?${next.toString()}`;
}
