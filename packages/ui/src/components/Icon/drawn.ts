import { createElement } from 'react';
import type { IconNode } from 'lucide';
import type { GlyphProps, IconComponent } from './Icon.js';

/** Width and height of the grid, in its own units, on which every icon is drawn. */
const GRID = 24;

/** Returns the component that draws these shapes as lines. */
export function drawn(shapes: IconNode): IconComponent {
  return function Glyph({ size = GRID, strokeWidth = 2, absoluteStrokeWidth = false, ...rest }: GlyphProps) {
    const scale = absoluteStrokeWidth ? GRID / Number(size) : 1;
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${GRID} ${GRID}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: Number(strokeWidth) * scale,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...shapes.map(([shape, attributes]) => createElement(shape, attributes)),
    );
  };
}
