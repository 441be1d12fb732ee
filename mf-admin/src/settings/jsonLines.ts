/** Where in a JSON text its values stand. Lines count from one. */
export interface JsonLines {
  /** The line that a value stands on, by its path, or what it should have stood in. */
  lineOf(path: readonly string[]): number;
  /** The line that cannot be read. */
  broken: number | undefined;
}

const TOKEN = /([{}[\],:])|("(?:[^"\\\n]|\\.)*")|(-?\d[\d.eE+-]*|true|false|null)/y;

/** Reads a text as JSON is read, and remembers lines in place of values. */
export function jsonLines(text: string): JsonLines {
  const places = new Map<string, number>();
  let at = 0;

  const skip = () => {
    while (/\s/.test(text[at] ?? '')) at += 1;
  };
  const next = (): string => {
    skip();
    TOKEN.lastIndex = at;
    const [token = ''] = TOKEN.exec(text) ?? [];
    if (!token) throw new BrokenJson();
    at += token.length;
    return token;
  };
  const expect = (wanted: string) => {
    skip();
    if (text[at] !== wanted) throw new BrokenJson();
    at += 1;
  };
  const isNext = (sign: string): boolean => {
    skip();
    return text[at] === sign;
  };

  const readParts = (end: string, readPart: (index: number) => void) => {
    for (let index = 0; !isNext(end); index += 1) {
      if (index > 0) expect(',');
      readPart(index);
    }
    expect(end);
  };
  const readValue = (path: readonly string[]) => {
    skip();
    places.set(path.join('\n'), at);
    const token = next();
    if (token === '[') readParts(']', (index) => readValue([...path, String(index)]));
    else if (token === '{')
      readParts('}', () => {
        skip();
        if (text[at] !== '"') throw new BrokenJson();
        const name = JSON.parse(next()) as string;
        expect(':');
        readValue([...path, name]);
      });
    else if (/^[}\],:]$/.test(token)) {
      at -= 1;
      throw new BrokenJson();
    } else JSON.parse(token);
  };

  const lineAt = (place: number) => text.slice(0, place).split('\n').length;
  let broken: number | undefined;
  try {
    readValue([]);
    skip();
    if (at < text.length) throw new BrokenJson();
  } catch {
    broken = lineAt(at);
  }
  return {
    broken,
    lineOf(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const place = places.get(path.slice(0, length).join('\n'));
        if (place !== undefined) return lineAt(place);
      }
      return 1;
    },
  };
}

class BrokenJson extends Error {}
