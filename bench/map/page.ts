import { askedPeer, frame } from '../page';
import type { Peer, PeerHandle } from './peer';

/** What the bench does in the page; see treeBench.mjs. Each call resolves once the page shows the result. */
export interface MapBench {
  mount: () => Promise<void>;
  prepare: () => Promise<void>;
  /** Returns the longest task, in ms; 0 if none was longer than 50. */
  refresh: () => Promise<number>;
  /** Idles for as long as the last refresh took. */
  rest: () => Promise<void>;
  scroll: (run: { stepPx: number; frames: number }) => Promise<void>;
}

const PEERS: Readonly<Record<string, () => Promise<{ peer: Peer }>>> = {
  ours: () => import('./ours'),
  markers: () => import('./markers'),
  bareList: () => import('./bareList'),
};

async function load(): Promise<MapBench> {
  const { asked, root, peer } = await askedPeer(PEERS);
  let handle: PeerHandle;
  let longestMs = 0;
  let refreshMs = 0;
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  const note = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longestMs = Math.max(longestMs, duration);
  };
  observer.observe({ type: 'longtask' });
  return {
    async mount() {
      handle = await peer(root, Number(asked.get('trailers')));
    },
    prepare: async () => handle.prepare(),
    async refresh() {
      note(observer.takeRecords());
      longestMs = 0;
      const beganMs = performance.now();
      await handle.refresh();
      refreshMs = performance.now() - beganMs;
      await frame();
      note(observer.takeRecords());
      return longestMs;
    },
    rest: () => new Promise((done) => setTimeout(done, refreshMs)),
    async scroll({ stepPx, frames }) {
      const scroller = handle.scroller?.();
      for (let i = 1; scroller && i <= frames; i++) {
        scroller.scrollTop = i * stepPx;
        await frame();
      }
      if (scroller) scroller.scrollTop = 0;
      for (let i = 0; i < 10; i++) await frame();
    },
  };
}

window.bench = load();
