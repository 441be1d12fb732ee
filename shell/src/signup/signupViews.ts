const views = ['choose', 'emailSignup', 'verify'] as const;

/** The steps of signing up. They stand in the address, so Back goes from one to the other. */
export type SignupView = (typeof views)[number];

export function signupViewOf(search: string): SignupView {
  const named = new URLSearchParams(search).get('view');
  return views.find((view) => view === named) ?? 'choose';
}

/** The address of another step, which remembers where the visitor wanted to go. */
export function signupStep(view: SignupView, search: string): string {
  const then = new URLSearchParams(search).get('then');
  return `/signup?${new URLSearchParams(then ? { view, then } : { view })}`;
}
