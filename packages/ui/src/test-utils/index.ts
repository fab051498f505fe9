/** Helpers for tests of pages that use the library; imports no test runner. */
export { giveLayout, type Layout } from './giveLayout.js';
export { gridTester, type GridTester } from './gridTester.js';
export { actAsSigningFrame, type ActingFrame } from './actAsSigningFrame.js';
