import type { IncomingMessage } from 'node:http';
import { noteUpload } from './uploads.ts';

/** How long a request may take to arrive whole. */
export const ARRIVAL_MS = 30_000;
/** The same for one that brings files: a video over a slow line, as long as it keeps coming. */
export const UPLOAD_MS = 20 * 60_000;
const SILENCE_MS = 30_000;

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Cuts off a request that is still arriving after half a minute. */
export function hurry(request: IncomingMessage): void {
  const hasBody = request.headers['transfer-encoding'] !== undefined || request.headers['content-length'];
  if (!hasBody) return;
  const deadline = setTimeout(() => cut(request), ARRIVAL_MS);
  deadlines.set(request, deadline.unref());
  request.once('close', () => clearTimeout(deadline));
}

/** Lets this one take its time, as long as it does not fall silent. Call `done` once it is read. */
export function takeTime(request: IncomingMessage): { done: () => void } {
  clearTimeout(deadlines.get(request));
  noteUpload(request);
  request.setTimeout(SILENCE_MS, () => cut(request));
  return { done: () => void request.setTimeout(0) };
}

function cut(request: IncomingMessage): void {
  if (!request.complete) request.destroy();
}
