import { createElement, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * An icon of lucide as lucide draws it, without its theming. The build puts this in the place of theirs, which every room
 * would carry: 1.2 KB gz against 0.3.
 */
export function drawIcon(lines: readonly [tag: string, attributes: Readonly<Record<string, string>>][]) {
  const drawn = lines.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, color = 'currentColor', className = '', children, ...rest }: IconProps) =>
    createElement(
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
      ...drawn,
      children,
    );
}

function isNamed(rest: object): boolean {
  return Object.entries(rest).some(([name, value]) => /^aria-|^role$|^title$/.test(name) && value != null);
}
