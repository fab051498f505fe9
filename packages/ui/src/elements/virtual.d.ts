/** Made by the build of the custom elements (`build/elements.ts`). */
declare module 'virtual:countersign-styles' {
  /** The `@font-face` rules, with addresses relative to the script: fonts are known to a document, not to a shadow root. */
  export const fontFaces: string;
  /** All rules, with `:root` made `:host`. */
  export const styleSheet: string;
}
