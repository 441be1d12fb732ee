import { type Input } from './inputs.ts';

/** A method as the running hub keeps it: the types of its values are behind its schemas. */
export interface HubMethod {
  /** As the hub spells it. */
  readonly name: string;
  readonly kind: 'method' | 'stream';
  readonly inputs: readonly Input[];
  /** How many of the inputs are plain arguments, not uploads. */
  readonly plainInputs: number;
  readonly run: (call: never, ...values: never[]) => unknown;
}
