// Here and not with the other resources, so that no first page carries it.
export { listEvents, openEventStream } from '../resources/events.ts';
export { browserNetwork } from '../http/network.ts';
export { browserSight, browserTabs } from './browserLive.ts';
export { createBursts, type Bursts, type Pace } from './bursts.ts';
export type { ChangeEvent, ChangeEvents } from './changeEvents.ts';
export { startLiveEvents, type LiveOptions, type LiveTabs } from './liveEvents.ts';
