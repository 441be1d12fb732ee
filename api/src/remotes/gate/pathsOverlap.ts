/** Whether some address lies on both routes: `/chat/*` is `/chat` and all below it. */
export function pathsOverlap(one: string, other: string): boolean {
  return covers(one, other) || covers(other, one);
}

function covers(route: string, other: string): boolean {
  if (!route.endsWith('/*')) return other === route;
  const top = route.slice(0, -2);
  const bare = other.endsWith('/*') ? other.slice(0, -2) : other;
  return bare === top || bare.startsWith(`${top}/`);
}
