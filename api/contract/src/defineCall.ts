import type { z } from 'zod';

/**
 * Who may make a call. The server checks it before the handler runs; a policy decides the rest. An administrator may
 * also do what the moderators and what those who write to investors may.
 */
export type Access = 'public' | 'member' | 'moderator' | 'outreach' | 'admin' | 'deploy-token';

export interface CallShape {
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** In place of `body`: the fields of a multipart form, for calls that bring files. */
  form?: z.ZodObject;
  /** The schema of a 200 answer. */
  answer: z.ZodType;
  /** A true-to-life answer: shown in the docs, used by stories and by the smoke run of a deploy. */
  example: unknown;
  /**
   * A member may only do this shortly after a login or another proof; else the call answers `auth.proof-needed`, and
   * the shell asks for one and repeats it. Deploy tokens are a proof by themselves.
   */
  needsProof?: true;
  /** What is said with it is read by others: not for who is muted, who hears `moderation.muted`. */
  speaks?: true;
  /**
   * Fields of the body that others read and that no moderator can hold back: where a rule of theirs finds something,
   * the call answers `feed.words-refused`.
   */
  ruled?: readonly string[];
  /** Error codes this call is known to answer with, for the docs. */
  errors?: readonly string[];
}

/** One call of the api: its schemas, who may make it, and an example of its answer. */
export function defineCall<const Shape extends CallShape>(
  shape: Shape & { example: z.input<Shape['answer']> },
): Shape {
  return shape;
}
