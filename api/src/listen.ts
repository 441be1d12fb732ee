import type { Server } from 'node:http';
import { ConfigError } from './ConfigError.ts';
import { errorCode } from './errorCode.ts';

/** Opens the door, or says in one line why it does not open. Returns the port. */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, host)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}

function explain(error: Error, port: number, host: string): Error {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new ConfigError([`Port ${port} is in use. Set PORT to another one.`]);
    case 'EACCES':
      return new ConfigError([
        `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`,
      ]);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError([
        `HOST is "${host}": this machine has no such address. Set it to 127.0.0.1 or 0.0.0.0.`,
      ]);
    default:
      return error;
  }
}
