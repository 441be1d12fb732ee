import { type Rule, type Selector, type StyleRule, transform } from 'lightningcss';

/**
 * The selectors of a built sheet that do not stand on a class of its own module. Without a prefix, on no class at all:
 * other tools name their modules otherwise.
 */
export function findLooseSelectors(css: string, prefix?: string): string[] {
  const isOwn = (name: string) => prefix === undefined || name.startsWith(`${prefix}__`);
  const loose: Selector[] = [];
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    visitor: {
      StyleSheet({ rules }) {
        for (const { selectors } of rules.flatMap(outermost))
          loose.push(...selectors.filter((selector) => !standsOn(selector, isOwn)));
      },
    },
  });
  return loose.map(textOf);
}

/** Nested rules stand below a checked one; layers and queries are looked into. */
function outermost(rule: Rule): StyleRule[] {
  switch (rule.type) {
    case 'style':
      return [rule.value];
    case 'layer-block':
    case 'media':
    case 'supports':
    case 'container':
    case 'scope':
    case 'starting-style':
      return rule.value.rules.flatMap(outermost);
    default:
      return [];
  }
}

/** Every way into `:is()` has to stand on a class; one that `:not()` wants to be absent does not count. */
function standsOn(selector: Selector, isOwn: (name: string) => boolean): boolean {
  return selector.some((part) => {
    if (part.type === 'class') return isOwn(part.name);
    if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return false;
    return part.selectors.every((inner) => standsOn(inner, isOwn));
  });
}

/** As it stands in a sheet: written there, and read back. */
function textOf(selector: Selector): string {
  const { code } = transform({
    filename: 'selector.css',
    code: Buffer.from('a{--a:0}'),
    visitor: {
      Rule: { style: (rule) => ({ ...rule, value: { ...rule.value, selectors: [selector] } }) },
    },
  });
  return Buffer.from(code).toString().split('{')[0]?.trim() ?? '';
}
