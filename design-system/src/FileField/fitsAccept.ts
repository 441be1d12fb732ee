/** Whether a file is what `accept` asks for: an ending, a type, or a family of types. A drop does not look itself. */
export function fitsAccept({ name, type }: { name: string; type: string }, accept: string): boolean {
  const patterns = accept.split(',').map((pattern) => pattern.trim().toLowerCase());
  return patterns.some((pattern) => {
    if (pattern === '' || pattern === '*/*') return true;
    if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern);
    if (pattern.endsWith('/*')) return type.startsWith(pattern.slice(0, -1));
    return type === pattern;
  });
}
