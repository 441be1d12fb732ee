import { randomBytes } from 'node:crypto';

/** Ids begin with the name of the node that made them, so that any node can tell where a connection lives. */
export const newId = (node: string): string => `${node}.${randomBytes(18).toString('base64url')}`;

export const nodeOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('.')));

export const randomNodeName = (): string => randomBytes(6).toString('hex');
