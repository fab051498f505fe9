/** A decoded photograph: four bytes a pixel, row by row. */
export interface Photograph {
  readonly data: ArrayLike<number>;
  readonly metadata: { readonly width: number; readonly height: number };
}

/**
 * What is let through. On a busy machine a few dozen pixels at edges were seen to differ from run to run, by at most
 * five steps of a channel. Their cause is not known yet; when it is, both bounds go back to zero. A brand colour that
 * is one step off changes thousands of pixels, and is found.
 */
export const EDGE_PIXELS = 100;
export const EDGE_STEP = 8;

export interface Verdict {
  readonly pass: boolean;
  readonly diff: Uint8Array | null;
  readonly message: string | null;
}

/** Compares a photograph with its baseline, bit by bit but for the noise of edges. */
export function samePhotograph(
  reference: Photograph,
  actual: Photograph,
  { createDiff = false }: { readonly createDiff?: boolean } = {},
): Verdict {
  const { width, height } = reference.metadata;
  if (width !== actual.metadata.width || height !== actual.metadata.height) {
    const found = `${actual.metadata.width}×${actual.metadata.height}`;
    return {
      pass: false,
      diff: null,
      message: `The baseline is ${width}×${height} pixels, this is ${found}.`,
    };
  }
  const diff = createDiff ? new Uint8Array(width * height * 4) : null;
  let pixels = 0;
  let greatest = 0;
  for (let at = 0; at < width * height * 4; at += 4) {
    let step = 0;
    for (let channel = 0; channel < 4; channel += 1) {
      const difference = (reference.data[at + channel] ?? 0) - (actual.data[at + channel] ?? 0);
      step = Math.max(step, Math.abs(difference));
    }
    if (step > 0) {
      pixels += 1;
      greatest = Math.max(greatest, step);
      diff?.set([255, 0, 0, 255], at);
    }
  }
  const pass = pixels <= EDGE_PIXELS && greatest <= EDGE_STEP;
  const message = pass ? null : `${pixels} pixels differ, by up to ${greatest} of 255.`;
  return { pass, diff, message };
}
