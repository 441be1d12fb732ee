import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { hurry, UPLOAD_MS } from './hurry.ts';

/** A server that cuts whoever sends too slowly or too much before a byte reaches a handler. */
export function createServer(answer: RequestListener): Server {
  return createHttpServer(
    {
      headersTimeout: 5_000,
      // Uploads; everything else is told to hurry.
      requestTimeout: UPLOAD_MS,
      // Node looks only every 30 s by default, which would make the two above a wish.
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      hurry(request);
      answer(request, response);
    },
  );
}
