/** The selectors of a built sheet that do not stand on a class of its own module. */
export function findLooseSelectors(css: string, prefix: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""');
  const loose: string[] = [];
  const open: ('rules' | 'frames' | 'declarations')[] = [];
  let prelude = '';
  for (const char of plain) {
    if (char === '{') {
      const inside = open.at(-1) ?? 'rules';
      const kind = kindOf(prelude.trim(), inside);
      if (kind === 'declarations' && inside === 'rules') loose.push(...looseIn(prelude, prefix));
      open.push(kind);
      prelude = '';
    } else if (char === '}') {
      open.pop();
      prelude = '';
    } else if (char === ';') prelude = '';
    else prelude += char;
  }
  return loose;
}

function kindOf(prelude: string, inside: string) {
  if (/^@(-\w+-)?keyframes/.test(prelude)) return 'frames';
  if (/^@(media|layer|supports|container|scope|starting-style)/.test(prelude))
    return inside === 'declarations' ? 'declarations' : 'rules';
  return 'declarations';
}

/** Nested rules stand below a checked one, so only the outermost selectors are looked at. */
function looseIn(prelude: string, prefix: string): string[] {
  return splitSelectors(prelude).filter(
    (selector) => selector && !selector.startsWith('@') && !selector.includes(`.${prefix}__`),
  );
}

/** Commas inside `:is(...)` do not part selectors. */
function splitSelectors(prelude: string): string[] {
  return prelude.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}
