import { parseSync } from '@swc/core';

/** Names under which words reach a visitor: of attributes, of properties, of arguments that have a default. */
const VISIBLE =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|description|hint|label|message|placeholder|sentence|text|title|words)$/;

interface Node {
  type: string;
  [field: string]: unknown;
}

/**
 * Finds what a visitor would read that is written into a component rather than into the folder's words: text between
 * tags, and text that stands under a name for words.
 */
export function findRawText(source: string): string[] {
  const found = new Set<string>();
  const note = (text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (/\p{L}{2,}/u.test(words)) found.add(words);
  };

  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (!isNode(value)) return isObject(value) ? Object.values(value).forEach(look) : undefined;
    if (value.type === 'JSXText') note(String(value['value']));
    if (value.type === 'JSXExpressionContainer') textsOf(value['expression']).forEach(note);
    if (isVisible(value)) {
      const texts = textsOf(value['value'] ?? value['right'] ?? value['init']);
      texts.filter((text) => !isKey(text)).forEach(note);
    }
    // The value of any other attribute is no text between tags.
    if (value.type === 'JSXAttribute' && isNode(value['value'])) look(value['value']['expression']);
    else Object.values(value).forEach(look);
  };
  look(parseSync(source, { syntax: 'typescript', tsx: true }));
  return [...found];
}

/** `title="…"`, `{ title: '…' }`, `({ title = '…' })`, `const title = '…'`. */
function isVisible(node: Node): boolean {
  const named = node['name'] ?? node['key'] ?? node['left'] ?? node['id'];
  return isNode(named) && typeof named['value'] === 'string' && VISIBLE.test(named['value']);
}

/** `label: 'newPassword'` names the words that will be said. */
function isKey(text: string): boolean {
  return /^[a-z][a-zA-Z]*$/.test(text);
}

/** The texts that an expression may come to, whichever way it goes. */
function textsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'StringLiteral':
      return [String(value['value'])];
    case 'TemplateLiteral':
      return [value['quasis']].flat().map((part) => (isNode(part) ? String(part['raw']) : ''));
    case 'ConditionalExpression':
      return [...textsOf(value['consequent']), ...textsOf(value['alternate'])];
    case 'BinaryExpression':
      return /^(\+|&&|\|\||\?\?)$/.test(String(value['operator']))
        ? [...textsOf(value['left']), ...textsOf(value['right'])]
        : [];
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
      return textsOf(value['expression']);
    default:
      return [];
  }
}

function isNode(value: unknown): value is Node {
  return isObject(value) && typeof value['type'] === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
