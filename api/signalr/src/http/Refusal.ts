/** An HTTP answer instead of a connection. Its text is for developers; it never repeats a token. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

export const refusals = {
  idRequired: () => new Refusal(400, 'Connection ID required'),
  unknownConnection: () => new Refusal(404, 'No Connection with that ID'),
  unauthorized: () => new Refusal(401, 'Not allowed to connect'),
  anotherUser: () => new Refusal(403, 'This connection belongs to someone else'),
  foreignOrigin: () => new Refusal(403, 'Pages of this origin may not connect'),
  wrongMethod: () => new Refusal(405, 'Method not allowed'),
  transportOff: () => new Refusal(404, 'This transport is not enabled'),
  transportChanged: () => new Refusal(400, 'Cannot change transports mid-connection'),
  alreadyConnected: () => new Refusal(409, 'The connection is already in use'),
  tooMany: () => new Refusal(503, 'Too many connections'),
  tooManyOfUser: () => new Refusal(429, 'Too many connections of one user'),
  draining: () => new Refusal(503, 'The server is going away'),
};
