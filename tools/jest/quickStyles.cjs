const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet.js');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const cssom = require('rrweb-cssom');

/** What a search by role asks of each element and all that it stands in. */
const OWN = ['display', 'content', 'opacity'];
/** What an element has from what it stands in. */
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };

const rules = [...cssom.parse(defaultStyleSheet).cssRules].flatMap((rule) =>
  rule.selectorText ? [{ rule, tags: tagsOf(rule.selectorText) }] : [],
);
const known = new Map();

/**
 * Makes a search by role quick. jsdom tries each rule of its style sheet on each element, and works out each of its colors,
 * before it can say whether it is displayed: a quarter of the time of all tests of screens. What such a search asks is
 * answered here from the few rules that say something of it; whatever else is asked, jsdom answers.
 */
function quicken(window) {
  const whole = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    const inner = implForWrapper(element);
    const hasSheets = inner?._ownerDocument?.styleSheets?.length !== 0;
    return pseudo || hasSheets ? whole(element, pseudo) : styleOf(inner, () => whole(element));
  };
}

function styleOf(element, readWhole) {
  let whole;
  const read = (name) => {
    if (OWN.includes(name)) return declaredOf(element, name);
    if (Object.hasOwn(INHERITED, name)) return inheritedOf(element, name);
    return undefined;
  };
  const style = {
    getPropertyValue: (name) => read(name) ?? (whole ??= readWhole()).getPropertyValue(name),
  };
  return new Proxy(style, {
    get(_, name) {
      if (name in style) return style[name];
      const quick = read(name === 'pointerEvents' ? 'pointer-events' : name);
      if (quick !== undefined) return quick;
      whole ??= readWhole();
      return typeof whole[name] === 'function' ? whole[name].bind(whole) : whole[name];
    },
    has: (_, name) => name in (whole ??= readWhole()),
  });
}

/** What an element says itself, or the last rule that is for it. */
function declaredOf(element, name) {
  const own = element.style?.getPropertyValue(name);
  if (own) return own;
  const last = rulesFor(element.localName, name).find(({ selectorText }) =>
    matchesDontThrow(element, selectorText),
  );
  return last?.style.getPropertyValue(name) ?? '';
}

function inheritedOf(element, name) {
  for (let each = element; each; each = each.parentElement) {
    const value = declaredOf(each, name);
    if (value) return value;
  }
  return INHERITED[name];
}

/** The rules that say something of a property and may be for such an element, the last first. */
function rulesFor(tag, name) {
  const key = `${tag} ${name}`;
  const ready = known.get(key);
  if (ready) return ready;
  const found = rules
    .filter(({ rule, tags }) => rule.style.getPropertyValue(name) && (tags.has('') || tags.has(tag)))
    .map(({ rule }) => rule)
    .toReversed();
  known.set(key, found);
  return found;
}

/** Which elements a selector is for; '' where it names none. */
function tagsOf(selector) {
  return new Set(
    selector.split(',').map(
      (one) =>
        /^[a-z][a-z0-9]*/.exec(
          one
            .trim()
            .split(/[\s>+~]+/)
            .at(-1),
        )?.[0] ?? '',
    ),
  );
}

module.exports = { quicken };
