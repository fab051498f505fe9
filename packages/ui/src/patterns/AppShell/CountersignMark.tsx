export interface CountersignMarkProps {
  /**
   * Width and height, px: 14 in footers, more in a tile.
   * @default 14
   */
  size?: number | undefined;
}

/** Draws the product's mark: a signature on its line. */
export function CountersignMark({ size = 14 }: CountersignMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        d="M1.5 8.6c1.7-.6 3.4-3.9 2.9-4.9-.6-1-1.7 2-1.3 4 .3 1.5 1.5-.9 2.3-1.1.7-.1.3 1.3 1 1.2.8-.1 1-1.2 1.7-1.2.7.1.3 1 1 1.1.7.1 1-.7 2.9-.8"
        strokeWidth="1.1"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M1.5 11.4h11" strokeWidth="1" strokeLinecap="round" opacity="0.7" />
    </svg>
  );
}
