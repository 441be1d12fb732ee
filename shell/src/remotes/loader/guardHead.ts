/**
 * Gives what is put into the head its hash before the browser fetches it, whoever puts it there: the loader of a bundler
 * knows none. What has a hash keeps it, and an address for which `hashOf` has none is not ours to judge.
 */
export function guardHead(hashOf: (address: string) => string | undefined, { head } = document): void {
  const { appendChild, insertBefore } = head;
  head.appendChild = (node) => appendChild.call(head, guarded(node, hashOf)) as typeof node;
  head.insertBefore = (node, before) => insertBefore.call(head, guarded(node, hashOf), before) as typeof node;
}

function guarded<Inserted extends Node>(
  node: Inserted,
  hashOf: (address: string) => string | undefined,
): Inserted {
  if (!(node instanceof HTMLScriptElement || node instanceof HTMLLinkElement) || node.integrity) return node;
  const hash = hashOf(node instanceof HTMLScriptElement ? node.src : node.href);
  if (hash === undefined) return node;
  node.integrity = hash;
  node.crossOrigin = 'anonymous';
  return node;
}
