/**
 * Waits until what has just changed is drawn: the first frame lays it out, after it observers of sizes are called,
 * and what they ask for is laid out in the second. The third begins when that one has been painted.
 */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}
