/** An HTTP answer instead of a connection. Its text is for developers; it never repeats a token. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

export const httpErrors = {
  idRequired: () => new HttpError(400, 'Connection ID required'),
  unknownConnection: () => new HttpError(404, 'No Connection with that ID'),
  unauthorized: () => new HttpError(401, 'Not allowed to connect'),
  anotherUser: () => new HttpError(403, 'This connection belongs to someone else'),
  foreignHost: () => new HttpError(404, 'There is no hub under this name'),
  foreignOrigin: () => new HttpError(403, 'Pages of this origin may not connect'),
  wrongMethod: () => new HttpError(405, 'Method not allowed'),
  tooSlow: () => new HttpError(408, 'The request did not come in time'),
  transportOff: () => new HttpError(404, 'This transport is not enabled'),
  transportChanged: () => new HttpError(400, 'Cannot change transports mid-connection'),
  alreadyConnected: () => new HttpError(409, 'The connection is already in use'),
  tooMany: () => new HttpError(503, 'Too many connections'),
  tooManyOfUser: () => new HttpError(429, 'Too many connections of one user'),
  draining: () => new HttpError(503, 'The server is going away'),
};
