import { render, screen } from '@testing-library/react';
import { ArrowDown, createElement, EllipsisVertical, Heart } from 'lucide';
import { Icon } from './index.ts';

it.each([
  ['a line', Heart],
  ['several', ArrowDown],
  ['other shapes', EllipsisVertical],
])('draws %s as lucide draws it', (_, icon) => {
  const { container } = render(<Icon icon={icon} />);
  const ours = container.firstElementChild;
  expect(ours).toHaveClass('lucide');
  expect(ours).toHaveAttribute('aria-hidden', 'true');
  ours?.removeAttribute('class');
  ours?.removeAttribute('aria-hidden');
  expect(shapeOf(ours)).toEqual(shapeOf(createElement(icon)));
});

it('takes a size, a colour, and whatever else an svg takes', () => {
  const { container } = render(<Icon icon={Heart} size={16} color="red" strokeWidth={3} className="big" />);
  const { attributes } = container.firstElementChild ?? {};
  expect(Object.fromEntries([...(attributes ?? [])].map(({ name, value }) => [name, value]))).toMatchObject({
    width: '16',
    height: '16',
    stroke: 'red',
    'stroke-width': '3',
    class: 'lucide big',
  });
});

it('is heard when it has a name, and only then', () => {
  render(<Icon icon={Heart} aria-label="Favourite" role="img" />);
  expect(screen.getByRole('img', { name: 'Favourite' })).not.toHaveAttribute('aria-hidden');
  const { container } = render(<Icon icon={Heart} aria-label={undefined} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

it('lends its element', () => {
  const ref = { current: null as SVGSVGElement | null };
  render(<Icon icon={Heart} ref={ref} />);
  expect(ref.current?.tagName).toBe('svg');
});

function shapeOf(element: Element | null): unknown {
  return [element, ...(element?.querySelectorAll('*') ?? [])].map((one) => ({
    tag: one?.tagName,
    attributes: Object.fromEntries(
      [...(one?.attributes ?? [])].map(({ name, value }) => [name, value]).toSorted(),
    ),
  }));
}
