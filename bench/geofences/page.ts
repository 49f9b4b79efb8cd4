import { askedPeer, frame } from '../page';
import type { Peer, PeerHandle } from './peer';

/** What the bench does in the page; see screens.mjs. */
export interface GeofencesBench {
  mount: () => Promise<number>;
  /** A step in each of so many frames. Returns the longest task, in ms; 0 if none was longer than 50. */
  run: (frames: number) => Promise<number>;
  /** As many frames without a step. */
  rest: (frames: number) => Promise<void>;
}

const PEERS: Readonly<Record<string, () => Promise<{ peer: Peer }>>> = {
  list: () => import('./list'),
  map: () => import('./map'),
  bareMap: () => import('./bareMap'),
  drag: () => import('./drag'),
};
const SETTLES_IN_FRAMES = 30;

async function load(): Promise<GeofencesBench> {
  const { root, peer } = await askedPeer(PEERS);
  let handle: PeerHandle;
  let longestMs = 0;
  const note = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longestMs = Math.max(longestMs, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  const frames = async (count: number, work: (index: number) => void) => {
    for (let index = 0; index < count; index++) {
      work(index);
      await frame();
    }
  };
  const longestOf = async (work: () => Promise<void>) => {
    note(observer.takeRecords());
    longestMs = 0;
    await work();
    await frames(SETTLES_IN_FRAMES, () => undefined);
    note(observer.takeRecords());
    return longestMs;
  };
  return {
    mount: () =>
      longestOf(async () => {
        handle = await peer(root);
      }),
    run: (count) => longestOf(() => frames(count, handle.step)),
    rest: (count) => frames(count + SETTLES_IN_FRAMES, () => undefined),
  };
}

window.bench = load();
