/** Who is told that something changed, in the form that `useSyncExternalStore` takes. */
export class Listeners {
  private readonly all = new Set<() => void>();

  /** @returns a function that ends it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.all.add(listener);
    return () => {
      this.all.delete(listener);
    };
  };

  get isEmpty(): boolean {
    return this.all.size === 0;
  }

  tell(): void {
    for (const listener of this.all) listener();
  }
}
