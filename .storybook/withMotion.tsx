import { useLayoutEffect } from 'react';
import type { Decorator } from 'storybook-react-rsbuild';

const ASKED = /\(prefers-reduced-motion:\s*reduce\)/;
/** What the sheets said before the toolbar had its say. */
const before = new Map<CSSMediaRule, string>();

/**
 * Shows a story as somebody sees it who asked their device for less motion. A page cannot ask the device for that, so
 * the rules that wait for it are let loose, and scripts that ask are told so.
 */
export const withMotion: Decorator = function WithMotion(Story, { globals }) {
  const isLess = globals['motion'] === 'less';
  useLayoutEffect(() => {
    if (!isLess) return undefined;
    const ask = window.matchMedia;
    window.matchMedia = (query) => (ASKED.test(query) ? ask('all') : ask(query));
    for (const sheet of document.styleSheets) letLoose(sheet.cssRules);
    return () => {
      window.matchMedia = ask;
      for (const [rule, words] of before) rule.media.mediaText = words;
      before.clear();
    };
  }, [isLess]);
  return <Story key={String(isLess)} />;
};

function letLoose(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && ASKED.test(rule.media.mediaText)) {
      before.set(rule, rule.media.mediaText);
      rule.media.mediaText = 'all';
    }
    if (rule instanceof CSSGroupingRule) letLoose(rule.cssRules);
  }
}
