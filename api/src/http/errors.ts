/** A refusal in words a visitor may read. Everything else that is thrown is a fault of ours. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: string;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    declared: DeclaredError,
    about: {
      fields?: Record<string, string>;
      headers?: Record<string, string>;
      sentence?: string;
      cause?: unknown;
    } = {},
  ) {
    super(about.sentence ?? declared.sentence, { cause: about.cause });
    this.code = declared.code;
    this.status = declared.status;
    this.fields = about.fields;
    this.headers = about.headers ?? {};
  }
}

export interface DeclaredError {
  code: string;
  status: number;
  sentence: string;
}

/** Makes the refusal to throw. `sentence` replaces the declared one where the case can be said more exactly. */
export type Refuse = ((about?: ConstructorParameters<typeof CallError>[1]) => CallError) & {
  readonly declared: DeclaredError;
};

const declaredByCode = new Map<string, DeclaredError>();

/** Declares an error once: its code, its status, and the sentence a visitor reads. */
export function declareError(code: string, status: number, sentence: string): Refuse {
  const declared: DeclaredError = { code, status, sentence };
  declaredByCode.set(code, declared);
  return Object.assign(
    (about?: ConstructorParameters<typeof CallError>[1]) => new CallError(declared, about),
    {
      declared,
    },
  );
}

/** Every declared error, for the docs. */
export function declaredErrors(): ReadonlyMap<string, DeclaredError> {
  return declaredByCode;
}

export const notAllowed = declareError('auth.not-allowed', 403, 'You may not do that.');

/** The lock of a route: lets it go on, or refuses. */
export function permit(allowed: boolean, refuse: Refuse = notAllowed): void {
  if (!allowed) throw refuse();
}

/** What was looked for, or the refusal that says it is not there. */
export function found<Thing>(thing: Thing | null | undefined, refuse: Refuse): Thing {
  if (thing === null || thing === undefined) throw refuse();
  return thing;
}
