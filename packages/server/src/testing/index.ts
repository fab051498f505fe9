export { switchOn } from './features.ts';
export { aClient, aDocument, aFirm, aPerson, fakeCaller, storedDocument } from './people.ts';
export type { TestFirm } from './people.ts';
export { refusal } from './refusal.ts';
export { startTestApp } from './testApp.ts';
export type { TestApp } from './testApp.ts';
export { idOf, startTestPortal } from './testPortal.ts';
export type { TestAnswer, TestCall, TestPortal } from './testPortal.ts';
