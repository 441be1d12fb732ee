type Phrases = Readonly<Record<string, unknown>>;

/** A group as a folder writes it, in English. */
export interface WrittenGroup {
  name: string;
  base: Phrases;
}

/** What a translation leaves out, adds, or fills differently from the English it stands for. */
export function findWordFaults(
  groups: readonly WrittenGroup[],
  catalogue: Readonly<Record<string, Phrases>>,
): string[] {
  const names = groups.map(({ name }) => name);
  return [
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `${name}: two groups are called so`),
    ...Object.keys(catalogue)
      .filter((name) => !names.includes(name))
      .map((name) => `${name}: no such group`),
    ...groups.flatMap(({ name, base }) => faultsOf(name, base, catalogue[name] ?? {})),
  ];
}

function faultsOf(group: string, base: Phrases, translated: Phrases): string[] {
  const keys = new Set([...Object.keys(base), ...Object.keys(translated)]);
  return [...keys].flatMap((key) => {
    if (!(key in translated)) return [`${group}.${key}: missing`];
    if (!(key in base)) return [`${group}.${key}: not in the English`];
    const [wanted, has] = [shapeOf(base[key]), shapeOf(translated[key])];
    return wanted === has ? [] : [`${group}.${key}: has ${has}, the English has ${wanted}`];
  });
}

/** What must be alike: the kind of phrase, and which holes and tags it has. */
function shapeOf(phrase: unknown): string {
  if (Array.isArray(phrase)) return `${phrase.length} lines ${phrase.map(marksOf).join(' ')}`;
  if (typeof phrase === 'string') return `a sentence ${marksOf(phrase)}`;
  const forms = Object.entries(phrase ?? {});
  // A language has the forms that it needs, and always "other". "One" may do without its number.
  return `forms ${marksOf(forms.find(([form]) => form === 'other')?.[1])}`;
}

function marksOf(text: unknown): string {
  if (typeof text !== 'string') return 'nothing';
  return [...new Set(text.match(/\{\w+\}|<\/?\w+>/g))].toSorted((a, b) => (a < b ? -1 : 1)).join(' ');
}
