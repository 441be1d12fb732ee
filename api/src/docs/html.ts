/** A piece of HTML that is safe to put into another. */
export interface Html {
  readonly markup: string;
}

type Piece = string | number | Html | readonly Html[];

/** Text is escaped, HTML made by this very tag is not: an injection has no place to stand. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return { markup: strings.reduce((whole, part, index) => whole + render(pieces[index - 1] ?? '') + part) };
}

function render(piece: Piece): string {
  if (typeof piece === 'string' || typeof piece === 'number') return escape(String(piece));
  return 'markup' in piece ? piece.markup : piece.map((inner) => inner.markup).join('');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#0E1526"/><circle cx="8" cy="8" r="4" fill="#FFB454"/></svg>',
)}`;

/** A plain page of the server, in its colours and without a script. */
export function page(title: string, body: Html): string {
  const head = html`<meta charset="utf-8" /><meta
      name="viewport"
      content="width=device-width, initial-scale=1"
    />
    <title>${title} · Plaza</title><link rel="icon" href="${ICON}" /><link
      rel="stylesheet"
      href="/docs/docs.css"
    />`;
  return `<!doctype html><html lang="en"><head>${head.markup}</head><body><main>${body.markup}</main></body></html>`;
}
