/**
 * SQL: what was typed, folded as names are, ready to stand in a pattern. Folded first and escaped then: folding makes
 * plain signs of others, `＼` a backslash and `％` a percent sign.
 */
export function foldedPattern(typed: string): string {
  return `replace(replace(replace(plaza_fold(${typed}), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;
}
