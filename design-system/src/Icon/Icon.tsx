import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** What to draw: `import { Bell } from 'lucide'`. */
  icon: IconNode;
  /** Width and height; the sheet of the house has a size for all of them. */
  size?: number | string;
}

/** An icon of lucide, drawn as lucide draws it. Without a name of its own it is nothing to a screen reader. */
export function Icon({
  icon,
  size = 24,
  color = 'currentColor',
  className = '',
  children,
  ...rest
}: IconProps) {
  return createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: color,
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': isNamed(rest) || children ? undefined : 'true',
      ...rest,
      className: `lucide ${className}`.trim(),
    },
    ...icon.map(([tag, attributes]) => createElement(tag, attributes)),
    children,
  );
}

function isNamed(rest: object): boolean {
  return Object.entries(rest).some(([name, value]) => /^aria-|^role$|^title$/.test(name) && value != null);
}
