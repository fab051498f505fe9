/** Helpers for tests of pages that use the library; imports no test runner. */
export { mockLayout, type Layout } from './mockLayout.js';
export { gridTester, type GridTester } from './gridTester.js';
export { actAsSigningFrame, type ActingFrame } from './actAsSigningFrame.js';
