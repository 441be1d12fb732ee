/** The peer broke the protocol: its connection ends, nobody else's. */
export class ProtocolError extends Error {
  override readonly name: string = 'InvalidDataException';
}

/** What the peer is told when one message is larger than the hub accepts. */
export const tooLarge = (maxMessageBytes: number): ProtocolError =>
  new ProtocolError(`The maximum message size of ${maxMessageBytes}B was exceeded.`);
