import { pictureMarks } from '@plaza/api-contract';
import { Features, type Rule, type Selector, transform } from 'lightningcss';
import { sheetTargets } from '../browsers.ts';

/**
 * Of the sheets of a page, what its first picture needs: no rule for a class that does not occur in it. The light
 * theme also stands for a device that prefers it, because nobody has said yet which one is wanted.
 */
export function styleFor(markup: string, sheets: readonly string[]): string {
  const used = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  const css = sheets.join('\n');
  const worn = (selector: Selector) => (finds(selector, used) ? selector : undefined);
  // Frames are named where they are used, so they are chosen last.
  const withoutFrames = keep(css, worn, () => false);
  const kept = keep(css, worn, (frames) => withoutFrames.includes(frames));
  const light = keep(css, (selector) => (isLight(selector) ? nobodyChose : undefined), null);
  return kept + (light && `@media (prefers-color-scheme:light){${light}}`);
}

/**
 * The sheet with those selectors that are still there, under another name perhaps, and with the frames that are wanted.
 * Nothing but rules with selectors is wanted where `wantsFrames` is null.
 */
function keep(
  css: string,
  select: (selector: Selector) => Selector | undefined,
  wantsFrames: ((name: string) => boolean) | null,
): string {
  const { code } = transform({
    filename: 'picture.css',
    code: Buffer.from(css),
    minify: true,
    targets: sheetTargets,
    // The minifier of the build has seen to it already.
    exclude: Features.LightDark,
    visitor: {
      Rule(rule) {
        if (rule.type === 'style') return rule.value.selectors.some(select) ? undefined : [];
        if (rule.type === 'keyframes') return wantsFrames?.(rule.value.name.value) ? undefined : [];
        return wantsFrames === null && !isGroup(rule) ? [] : undefined;
      },
      RuleExit: (rule) => (isGroup(rule) && rule.value.rules.every(isGone) ? [] : undefined),
      Selector: (selector) => select(selector) ?? [],
      Url: (url) =>
        /^(data:|#|\/)/.test(url.url) ? undefined : { ...url, url: pictureMarks.files + url.url },
    },
  });
  return Buffer.from(code).toString();
}

/** Of the ways into `:is()` and the like one is enough; a class that `:not()` wants to be absent does not count. */
function finds(selector: Selector, used: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return used.has(part.name);
    if (part.type !== 'pseudo-class') return true;
    if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return true;
    return part.selectors.some((inner) => finds(inner, used));
  });
}

/** `[data-theme=light]`, and nothing beside it. */
function isLight([part, ...more]: Selector): boolean {
  if (part?.type !== 'attribute' || more.length > 0) return false;
  return part.name === 'data-theme' && part.operation?.value === 'light';
}

/** `:root:not([data-theme])` */
const nobodyChose: Selector = [
  { type: 'pseudo-class', kind: 'root' },
  { type: 'pseudo-class', kind: 'not', selectors: [[{ type: 'attribute', name: 'data-theme' }]] },
];

type Group = Extract<Rule, { type: 'layer-block' | 'media' | 'supports' | 'container' }>;

function isGroup(rule: Rule): rule is Group {
  return ['layer-block', 'media', 'supports', 'container'].includes(rule.type);
}

function isGone({ type }: Rule): boolean {
  return type === 'ignored';
}
