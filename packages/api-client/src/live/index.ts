export { browserNetwork, browserTabs } from './browserLive.ts';
export { createBursts, type Bursts } from './bursts.ts';
export type { ChangeEvent, ChangeEvents } from './changeEvents.ts';
export { startLiveEvents, type LiveOptions, type LiveTabs } from './liveEvents.ts';
