/** Whether this browser can draw a place at all. */
export function hasWebGL(): boolean {
  try {
    const card = document.createElement('canvas').getContext('webgl2');
    // A browser keeps only so many at a time, and takes the oldest one away.
    card?.getExtension('WEBGL_lose_context')?.loseContext();
    return card !== null;
  } catch {
    return false;
  }
}
