import { createHash } from 'node:crypto';
import type { Language } from '../language/language.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { DUSK, NOON } from './webManifest.ts';

export interface Standing {
  language: Language;
  title: string;
  /** Paragraphs of HTML. */
  words: readonly string[];
  /** On the button that loads the page again. */
  again?: string;
  /** On the button that sends the page back to its own address: a yes. Its policy has to allow a form. */
  confirm?: string;
  /** The one that its policy was told of. */
  script?: string;
}

// The theme is the visitor's own as soon as it is known. A page without anything else has the colours written out.
const STYLE = `
:root{color-scheme:dark;--ground:${DUSK};--text:#f3efe6;--soft:#b9c0d4;--line:#6375aa;--lamp:#ffb454;--ink:#1a1204}
:root[data-theme=light]{color-scheme:light;--ground:${NOON};--text:#1b2136;--soft:#4a5168;--line:#94835f;--lamp:#9a4f00;--ink:#fff}
body{display:grid;min-height:100vh;min-height:100dvh;box-sizing:border-box;margin:0;padding:24px;background:var(--ground);color:var(--text);font:17px/1.5 Figtree,system-ui,sans-serif;text-align:center}
svg{width:220px;max-width:100%;fill:none;stroke:var(--line);stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
main{display:grid;place-content:center;justify-items:center;gap:12px}
h1{margin:8px 0 0;font-size:25px;line-height:1.2}
p{max-width:44ch;margin:0;color:var(--soft)}
code{color:var(--text);overflow-wrap:anywhere}
a,button{display:inline-flex;align-items:center;min-height:44px;margin-top:12px;padding:0 24px;border-radius:10px;background:var(--lamp);color:var(--ink);font:inherit;font-weight:600;text-decoration:none}
button{border:0;cursor:pointer}
:is(a,button):focus-visible{outline:3px solid var(--lamp);outline-offset:3px}`;

const THEME = `
let theme;try{theme=localStorage.getItem('theme')}catch{}
document.documentElement.dataset.theme=theme??(matchMedia('(prefers-color-scheme: light)').matches?'light':'dark');`;

/** The square with its lantern out. */
const SKETCH =
  '<svg viewBox="0 0 184 104" aria-hidden="true"><path d="M14 92V60l14-13 14 13v32M23 92V76h10v16M24 64h8M42 92V44h22v48M42 44l-3-6h28l-3 6M53 38V22m0 0 11 3-11 4M49 60v-6a4 4 0 0 1 8 0v6zM64 66h30l6 10v16M72 92V80a5 5 0 0 1 10 0v12M64 76h36M4 92h176M30 100h16M142 100h22M136 80h32M138 72h28M141 80v12M163 80v12M141 72v8M163 72v8M122 92V50m-6 42h12M115 50h14l3-18h-20zM111 32h22l-11-9zM122 23v-4M118 37l8 8M126 37l-8 8"/></svg>';

/** A page that needs nothing but itself: no shell, no file, no network. */
export function standingPage({ language, title, words, again, confirm, script = '' }: Standing): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<script>${THEME}${script}</script>
</head>
<body>
<main>
${SKETCH}
<h1>${escapeHtml(title)}</h1>
${words.map((html) => `<p>${html}</p>`).join('\n')}
${again ? `<a href="">${escapeHtml(again)}</a>` : ''}
${confirm ? `<form method="post"><button>${escapeHtml(confirm)}</button></form>` : ''}
</main>
</body>
</html>
`;
}

/** It has its style and its script inside, so its policy names exactly these two. */
export function standingPolicy(script = '', { forms = false } = {}): string {
  return [
    "default-src 'none'",
    `style-src '${hashOf(STYLE)}'`,
    `script-src '${hashOf(THEME + script)}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action '${forms ? 'self' : 'none'}'`,
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
