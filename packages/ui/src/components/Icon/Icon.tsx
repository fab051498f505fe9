import type { ComponentType } from 'react';
import * as styles from './Icon.css.js';

interface GlyphProps {
  className?: string;
  size?: number | string;
  strokeWidth?: number | string;
  absoluteStrokeWidth?: boolean;
  role?: string;
  'aria-hidden'?: boolean;
  'aria-label'?: string;
  'data-tone'?: string;
}

/** A drawing of the house's set (`…Icon`), or another of lucide's. */
export type IconComponent = ComponentType<GlyphProps>;

export interface IconProps {
  /** Which drawing: `SecureIcon`. */
  icon: IconComponent;
  /**
   * Width and height, px: 14 in headers, 18 in the navigation.
   * @default 16
   */
  size?: 12 | 14 | 16 | 18 | 20 | 24;
  /**
   * Its colour; `inherit` takes that of the words beside it.
   * @default 'inherit'
   */
  tone?: 'inherit' | 'default' | 'muted' | 'subtle' | 'accent' | 'positive' | 'caution' | 'critical';
  /** Its name where it stands without words. Without it the icon is decoration. */
  label?: string;
}

/** A line drawing whose stroke is 1.45 px at any size. */
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
