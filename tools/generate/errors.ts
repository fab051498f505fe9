/** Why a generator cannot write something, and what to do instead: the developer reads it without a stack. */
export class GeneratorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'GeneratorError';
  }
}
