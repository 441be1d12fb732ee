import { pictureMarks } from '@plaza/api-contract';
import { styleFor } from './styleFor.ts';

const markup = '<main class="stand-1 wide-2"><h1>Lamps</h1></main>';

it('keeps what the picture wears and what stands on no class, and leaves the rest', () => {
  const css =
    '.stand-1{top:0}.gone-3{top:1px}.stand-1 .gone-3{top:2px}h1{margin:0}.stand-1.wide-2>h1:hover{top:3px}';
  expect(styleFor(markup, [css])).toBe('.stand-1{top:0}h1{margin:0}.stand-1.wide-2>h1:hover{top:3px}');
});

it('takes the selectors of a rule one by one, and asks for no class that is to be absent', () => {
  const css = '.gone-3,.wide-2:is(a,b),.stand-1:not(.gone-3){top:0}';
  expect(styleFor(markup, [css])).toBe('.wide-2:is(a,b),.stand-1:not(.gone-3){top:0}');
});

it('finds one way into a list of them enough', () => {
  expect(styleFor(markup, [':is(.stand-1,.gone-3) h1{top:0}:is(.gone-3,.gone-4) h1{top:1px}'])).toBe(
    ':is(.stand-1,.gone-3) h1{top:0}',
  );
});

it('leaves what stands on somebody who is not there', () => {
  expect(styleFor(markup, [':root:has(.gone-3){top:0}:root:has(.stand-1){top:1px}'])).toBe(
    ':root:has(.stand-1){top:1px}',
  );
});

it('keeps what is nested in a rule', () => {
  expect(styleFor(markup, ['.stand-1{top:0;&:hover{top:1px}}.gone-3{top:2px;&:hover{top:3px}}'])).toBe(
    '.stand-1{top:0;&:hover{top:1px}}',
  );
});

it('keeps layers and queries around what is kept, in their order', () => {
  const css =
    '@layer base,shell;@layer shell{.stand-1{top:0}@media (width<=9px){.gone-3{top:0}.wide-2{top:1px}}}@layer remotes{.gone-3{top:0}}';
  expect(styleFor(markup, [css])).toBe(
    '@layer base;@layer shell{.stand-1{top:0}@media (width<=9px){.wide-2{top:1px}}}',
  );
});

it('keeps frames that are used', () => {
  const css =
    '.stand-1{animation:rise-1 1s}@keyframes rise-1{0%{top:0}to{top:1px}}@keyframes gone-3{0%{top:0}}';
  expect(styleFor(markup, [css])).toBe(
    '.stand-1{animation:1s rise-1}@keyframes rise-1{0%{top:0}to{top:1px}}',
  );
});

it('marks where files of the version lie, and no other address', () => {
  const css = '@font-face{src:url(text.woff2)}.stand-1{mask:url(#edge);background:url("data:image/png,x")}';
  expect(styleFor(markup, [css])).toBe(
    `@font-face{src:url(${pictureMarks.files}text.woff2)}.stand-1{background:url(data:image/png,x);mask:url(#edge)}`,
  );
});

it('gives the light theme to a device that prefers it, as long as nobody has chosen', () => {
  expect(styleFor(markup, [':root{--a:1}[data-theme=light]{--a:2}'])).toBe(
    ':root{--a:1}[data-theme=light]{--a:2}@media (prefers-color-scheme:light){:root:not([data-theme]){--a:2}}',
  );
});
