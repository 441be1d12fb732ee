import { type Address } from '../hub/address.ts';
import { nodeOf } from '../ids.ts';
import { type Watched } from '../mounted/Relay.ts';

export const NODES_TOPIC = 'nodes';
export const nodeTopic = (node: string): string => `node:${node}`;
export const hubTopic = (hub: string, kind: Watched, name = ''): string => `${hub}:${kind}:${name}`;

/** One envelope for each of more names would carry all of them each time. */
const MOST_TOPICS = 4;

/** Where an address is heard. Connections are heard by their node, which stands in their id. */
export function topicsOf(hub: string, { kind, names }: Address, self: string): string[] {
  if (kind === 'all') return [hubTopic(hub, 'all')];
  // To many it goes once to everybody who serves the hub: they know best whom of them they have.
  if (kind !== 'connection' && names.length > MOST_TOPICS) return [hubTopic(hub, 'all')];
  if (kind !== 'connection') return names.map((name) => hubTopic(hub, kind, name));
  const nodes = new Set(names.map(nodeOf));
  nodes.delete(self);
  nodes.delete('');
  return [...nodes].map(nodeTopic);
}
