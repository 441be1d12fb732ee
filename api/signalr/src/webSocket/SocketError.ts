/** RFC 6455, 7.4.1. */
export const CloseCode = {
  Normal: 1000,
  GoingAway: 1001,
  Broken: 1002,
  NoStatus: 1005,
  Abnormal: 1006,
  BadText: 1007,
  TooLarge: 1009,
} as const;

/** What a client may not send over a WebSocket; it is told the code. */
export class SocketError extends Error {
  readonly code: number;

  constructor(code: number, what: string) {
    super(`The WebSocket is broken: ${what}.`);
    this.code = code;
  }
}
