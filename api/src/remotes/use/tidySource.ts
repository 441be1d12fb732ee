/** Bundlers put their own name and that of the build in front of a source's path. */
export function tidySource(source: string): string {
  const [path = ''] = source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(?:css )?(?:\.{1,2}\/)+/, '')
    .split('?', 1);
  return path;
}
