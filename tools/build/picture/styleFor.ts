import { pictureMarks } from '@plaza/api-contract';
import { parseSheet, type Rule, writeSheet } from './parseSheet.ts';

/**
 * Of the sheets of a page, what its first picture needs: no rule for a class that does not occur in it. The light
 * theme also stands for a device that prefers it, because nobody has said yet which one is wanted.
 */
export function styleFor(markup: string, sheets: readonly string[]): string {
  const used = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  const kept = keep(sheets.flatMap(parseSheet), used);
  const written = writeSheet(kept);
  // Frames are named where they are used, so they are chosen last.
  return writeSheet(dropFrames(kept, written)).replace(
    /url\((?!["']?(?:data:|#|\/))/g,
    `url(${pictureMarks.files}`,
  );
}

const LIGHT = '[data-theme=light]';

function keep(rules: readonly Rule[], used: ReadonlySet<string>): Rule[] {
  return rules.flatMap((rule): Rule[] => {
    if (rule.rules) {
      const inner = keep(rule.rules, used);
      return inner.length > 0 ? [{ ...rule, rules: inner }] : [];
    }
    if (rule.prelude.startsWith('@')) return [rule];
    const wanted = selectorsOf(rule.prelude).filter((selector) =>
      classesOf(selector).every((name) => used.has(name)),
    );
    if (wanted.length === 0) return [];
    const kept = { ...rule, prelude: wanted.join(',') };
    if (!wanted.includes(LIGHT)) return [kept];
    const byDevice = { ...rule, prelude: ':root:not([data-theme])' };
    return [kept, { prelude: '@media (prefers-color-scheme:light)', rules: [byDevice] }];
  });
}

function dropFrames(rules: readonly Rule[], written: string): Rule[] {
  return rules.flatMap((rule): Rule[] => {
    if (rule.rules) return [{ ...rule, rules: dropFrames(rule.rules, written) }];
    const name = /^@keyframes\s+(\S+)/.exec(rule.prelude)?.[1];
    // Once is its own name.
    return name !== undefined && written.split(name).length < 3 ? [] : [rule];
  });
}

/** Commas inside `:is(...)` do not part selectors. */
function selectorsOf(prelude: string): string[] {
  return prelude.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}

/** The classes without which a selector finds nothing; those it wants to be absent do not count. */
function classesOf(selector: string): string[] {
  const plain = selector.replace(/:not\([^)]*\)|\[[^\]]*\]/g, '');
  return [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}
