import type { ComponentType } from 'react';
import * as styles from './Icon.css.js';

/** What an icon receives: the props of `lucide-react`, as far as this library sets them. */
export interface GlyphProps {
  className?: string;
  size?: number | string;
  strokeWidth?: number | string;
  absoluteStrokeWidth?: boolean;
  role?: string;
  'aria-hidden'?: boolean;
  'aria-label'?: string;
  'data-tone'?: string;
}

/**
 * An icon: one of this library (`…Icon`), a component of the package `lucide-react`, or one of your own that
 * takes the same props. Pass the component, not an element.
 */
export type IconComponent = ComponentType<GlyphProps>;

export interface IconProps {
  /** The component that draws it: `SecureIcon`, or one of `lucide-react`. Not an element. */
  icon: IconComponent;
  /**
   * Width and height in px: 14 in headers, 18 in the navigation.
   * @default 16
   */
  size?: 12 | 14 | 16 | 18 | 20 | 24 | undefined;
  /**
   * Colour; `inherit` uses that of the surrounding text.
   * @default 'inherit'
   */
  tone?:
    'inherit' | 'default' | 'muted' | 'subtle' | 'accent' | 'positive' | 'caution' | 'critical' | undefined;
  /** Name, if there is no text beside it. Without it the icon is decorative. */
  label?: string | undefined;
}

/** Renders a line icon with a stroke of 1.45 px at any size. */
export function Icon({ icon: Component, size = 16, tone = 'inherit', label }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Component
      {...named}
      className={styles.icon}
      data-tone={tone}
      size={size}
      strokeWidth={1.45}
      absoluteStrokeWidth
    />
  );
}
