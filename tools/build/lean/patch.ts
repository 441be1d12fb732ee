export type Patch = readonly [what: string | RegExp, instead: string];

/** Changes a package's source in places that must be there: after an upgrade it either fits, or the build says what does not. */
export function patch(name: string, source: string, patches: readonly Patch[]): string {
  return patches.reduce((text, [what, instead]) => {
    const changed = text.replaceAll(what, instead);
    if (changed === text) throw new Error(`${name} has nothing like ${String(what)} to make lean.`);
    return changed;
  }, source);
}
