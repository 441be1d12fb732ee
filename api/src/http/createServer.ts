import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { hurry, UPLOAD_MS } from './hurry.ts';
import { forgetUpload, watchSockets } from './uploads.ts';

/** A server that cuts whoever sends too slowly or too much before a byte reaches a handler. */
export function createServer(answer: RequestListener): Server {
  const server = createHttpServer(
    {
      headersTimeout: 5_000,
      // Uploads; everything else is told to hurry.
      requestTimeout: UPLOAD_MS,
      // Node looks only every 30 s by default, which would make the two above mere hopes.
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      hurry(request);
      response.once('close', () => forgetUpload(request));
      answer(request, response);
    },
  );
  watchSockets(server);
  return server;
}
