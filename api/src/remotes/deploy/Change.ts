/** Who changes something, when, and why. */
export interface Change {
  actor: string;
  at: Date;
  reason?: string | undefined;
}

/** What is live after a change. */
export interface Changed {
  name: string;
  active: string;
  previous: string | null;
  revision: string;
}
