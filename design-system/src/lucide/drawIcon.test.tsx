import { render } from '@testing-library/react';
import { ArrowDown, ChevronDown, type LucideProps } from 'lucide-react';
import { drawIcon } from './drawIcon.ts';

const Drawn = drawIcon([['path', { d: 'm6 9 6 6 6-6' }]]);
const DrawnArrow = drawIcon([
  ['path', { d: 'M12 5v14' }],
  ['path', { d: 'm19 12-7 7-7-7' }],
]);

it.each<[string, LucideProps]>([
  ['nothing', {}],
  ['a class', { className: 'arrow' }],
  ['a size and a colour', { size: 16, color: 'red', strokeWidth: 3 }],
  ['a label', { 'aria-label': 'Down' }],
  ['a role', { role: 'img' }],
  ['no label after all', { 'aria-label': undefined }],
  ['what the eye does not see', { 'aria-hidden': 'true', id: 'down' }],
])('draws as lucide does with %s', (_, props) => {
  const theirs = render(<ChevronDown {...props} />).container;
  expect(lookOf(render(<Drawn {...props} />).container)).toEqual(lookOf(theirs));
});

it('draws every line of an icon', () => {
  expect(lookOf(render(<DrawnArrow />).container)).toEqual(lookOf(render(<ArrowDown />).container));
});

it('lends its element', () => {
  const ref = { current: null as SVGSVGElement | null };
  render(<Drawn ref={ref} />);
  expect(ref.current?.tagName).toBe('svg');
});

/** All but the classes that name the icon: `lucide` is what the house's sheet goes by. */
function lookOf(container: HTMLElement): unknown {
  return [...container.querySelectorAll('*')].map((element) => ({
    tag: element.tagName,
    attributes: Object.fromEntries(
      [...element.attributes]
        .map(({ name, value }) => [name, value] as const)
        .map(([name, value]) => [name, name === 'class' ? value.replace(/ lucide-[\w-]+/g, '') : value])
        .toSorted(),
    ),
  }));
}
