import { JSDOM } from 'jsdom';
import { quicken } from './quickStyles.cjs';

const PAGE = `
  <title>A page</title>
  <main>
    <div hidden><p>away</p></div>
    <dialog><p>closed</p></dialog>
    <dialog open><p>open</p></dialog>
    <details><summary>more</summary><p>inside</p></details>
    <div style="visibility: hidden"><p>unseen <b style="visibility: visible">seen</b></p></div>
    <div style="pointer-events: none; color: red; opacity: 0.5"><button>dead</button></div>
    <ul><li style="display: none">gone</li><li>here</li></ul>
    <table><tbody><tr><td>cell</td></tr></tbody></table>
    <select><option>one</option></select>
    <input type="hidden"><textarea></textarea><svg><circle></circle></svg>
    <article><h1>a title</h1></article><template>kept</template>
  </main>`;
const ASKED = ['display', 'visibility', 'pointer-events', 'opacity', 'content', 'color', 'font-weight'];

const answersOf = ({ document, getComputedStyle }: JSDOM['window']) =>
  [...document.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    return [
      element.outerHTML,
      ...ASKED.map((name) => style.getPropertyValue(name)),
      style.display,
      style.visibility,
      style.pointerEvents,
      style.color,
    ];
  });

describe('the styles of tests of screens', () => {
  it.each([
    ['a page without sheets', ''],
    ['a page with its own sheet', '<style>p { display: none } .b { visibility: hidden }</style>'],
  ])('are those of jsdom in %s', (_, sheet) => {
    const { window: plain } = new JSDOM(PAGE + sheet);
    const { window: quick } = new JSDOM(PAGE + sheet);
    quicken(quick);
    expect(answersOf(quick)).toEqual(answersOf(plain));
  });

  it('follow what changes', () => {
    const { window } = new JSDOM('<p>here</p>');
    quicken(window);
    const [line] = window.document.querySelectorAll('p');
    if (!line) throw new Error('No line.');
    expect(window.getComputedStyle(line).display).toBe('block');
    line.hidden = true;
    expect(window.getComputedStyle(line).display).toBe('none');
  });
});
