/**
 * Waits until a change has been painted: the first frame lays it out, then size observers run, and their
 * changes are laid out in the second frame. The third begins when that one has been painted.
 */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}
