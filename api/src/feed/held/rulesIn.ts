import { domainToASCII, domainToUnicode } from 'node:url';
import { WORD_RULE_LENGTH, type WordRuleKind } from '@plaza/api-contract';

export interface Rule {
  kind: WordRuleKind;
  pattern: string;
}

// Signs that nobody sees and that would part a word in two.
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const LETTER = '[\\p{L}\\p{N}_]';
const LINK = /https?:\/\/|(?<![\p{L}\p{N}_.-])www\./u;

/** A text as the rules read it: small letters without their marks, wide and fancy ones made plain. */
export function foldWords(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(/xn--[a-z0-9-]+/gi, (label) => domainToUnicode(label.toLowerCase()) || label)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

/** A rule as it is kept, or null for one that could find nothing, or is too long once it is folded. */
export function tidyRule(rule: Rule): string | null {
  const tidy = foldedRule(rule);
  return tidy !== null && [...tidy].length <= WORD_RULE_LENGTH ? tidy : null;
}

function foldedRule({ kind, pattern }: Rule): string | null {
  if (kind === 'word') {
    const word = foldWords(pattern).replaceAll(/\s+/g, ' ').trim();
    return /^[^*]*[\p{L}\p{N}][^*]*\*?$/u.test(word) ? word : null;
  }
  const typed = pattern.trim().toLowerCase();
  if (typed === '*') return typed;
  const host = typed.replace(/^[a-z]+:\/\//, '').replace(/[/?#:].*$/, '');
  const known = domainToUnicode(domainToASCII(host.replace(/^(?:\*\.|www\.)/, '')));
  return /^[^\s.]+(?:\.[^\s.]+)+$/.test(known) ? foldWords(known) : null;
}

/** Which of the rules find something in a text. */
export function rulesIn(text: string, rules: readonly Rule[]): string[] {
  const folded = foldWords(text);
  return rules.filter((rule) => searchFor(rule).test(folded)).map(({ pattern }) => pattern);
}

function searchFor({ kind, pattern }: Rule): RegExp {
  if (kind === 'host' && pattern === '*') return LINK;
  const begins = kind === 'word' && pattern.endsWith('*');
  const sought = escape(begins ? pattern.slice(0, -1) : pattern).replaceAll(' ', '\\s+');
  // A host is also the end of a longer name, and never the beginning of one.
  const after = kind === 'host' ? `(?!${LETTER}|-|\\.${LETTER})` : begins ? '' : `(?!${LETTER})`;
  const before = kind === 'host' ? `(?<!${LETTER}|-)` : `(?<!${LETTER})`;
  return new RegExp(`${before}${sought}${after}`, 'u');
}

function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
