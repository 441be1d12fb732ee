/** A rule, or an at-rule with rules in it, of a built sheet. */
export interface Rule {
  /** What stands before the brace. */
  prelude: string;
  /** The declarations of a rule, as they are written. */
  body?: string;
  /** What stands in a group: a layer, a query. */
  rules?: Rule[];
}

const GROUP = /^@(layer|media|supports|container)\b/;

/** Reads a sheet as the minifier writes it. What has no braces (`@layer a,b`) is a rule without a body. */
export function parseSheet(css: string): Rule[] {
  return parseRules(css.replace(/\/\*[\s\S]*?\*\//g, ''), 0).rules;
}

function parseRules(css: string, from: number): { rules: Rule[]; end: number } {
  const rules: Rule[] = [];
  let at = from;
  while (at < css.length && css[at] !== '}') {
    const stop = nextOf(css, at, '{};');
    const prelude = css.slice(at, stop).trim();
    if (css[stop] !== '{') {
      if (prelude) rules.push({ prelude });
      if (css[stop] === '}') return { rules, end: stop };
      at = stop + 1;
    } else if (GROUP.test(prelude)) {
      const inner = parseRules(css, stop + 1);
      rules.push({ prelude, rules: inner.rules });
      at = inner.end + 1;
    } else {
      const end = closingOf(css, stop);
      rules.push({ prelude, body: css.slice(stop + 1, end) });
      at = end + 1;
    }
  }
  return { rules, end: at };
}

/** Where one of the characters stands next, outside quotes and brackets. */
function nextOf(css: string, from: number, wanted: string): number {
  for (let at = from; at < css.length; at += 1) {
    const char = css[at] ?? '';
    if (char === '"' || char === "'") at = css.indexOf(char, at + 1);
    else if (char === '(') at = nextOf(css, at + 1, ')');
    else if (wanted.includes(char)) return at;
    if (at < 0) break;
  }
  return css.length;
}

function closingOf(css: string, open: number): number {
  let at = nextOf(css, open + 1, '{}');
  while (css[at] === '{') at = nextOf(css, closingOf(css, at) + 1, '{}');
  return at;
}

export function writeSheet(rules: readonly Rule[]): string {
  return rules
    .map(({ prelude, body, rules: inner }) => {
      if (inner) return `${prelude}{${writeSheet(inner)}}`;
      return body === undefined ? `${prelude};` : `${prelude}{${body}}`;
    })
    .join('');
}
