import { type HubMethod } from '../hub/HubMethod.ts';
import { isUpload, type Input } from '../hub/inputs.ts';
import { type Invocation } from '../protocol/messages.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import { type Upload } from '../streams/Upload.ts';

/** The values a method is called with: arguments through their schemas, uploads as iterables, in the order declared. */
export function bindInputs(
  { inputs, plainInputs: plain }: HubMethod,
  { arguments: given, streamIds = [] }: Invocation,
  uploads: readonly Upload[],
): unknown[] {
  if (given.length > plain) {
    throw new ProtocolError(`Invocation provides ${given.length} argument(s) but target expects ${plain}.`);
  }
  if (streamIds.length !== inputs.length - plain) {
    throw new ProtocolError(
      `Invocation provides ${streamIds.length} stream(s) but target expects ${inputs.length - plain}.`,
    );
  }
  const nextUpload = uploads[Symbol.iterator]();
  let index = 0;
  return inputs.map((input) =>
    // The counts agree, so there is one left.
    isUpload(input) ? nextUpload.next().value?.items(input.item) : parse(input, given[index], ++index),
  );
}

function parse(input: Exclude<Input, { kind: 'upload' }>, value: unknown, position: number): unknown {
  try {
    return input.parse(value);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ProtocolError(`Argument ${position} is not valid: ${why}`, { cause });
  }
}
