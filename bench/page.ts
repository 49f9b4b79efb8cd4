declare global {
  interface Window {
    /** What pages.mjs calls by name once the page is ready. */
    bench: Promise<object>;
  }
}

const SHOWN_WITHIN_MS = 20_000;

/** The peer in the page's address, and the element that it may fill. */
export async function askedPeer<P>(peers: Readonly<Record<string, () => Promise<{ peer: P }>>>) {
  const params = new URLSearchParams(location.search);
  const name = params.get('peer') ?? '';
  const load = peers[name];
  const root = document.getElementById('root');
  if (!load || !root) throw new Error(`[bench] There is no peer '${name}'.`);
  return { asked: params, root, peer: (await load()).peer };
}

export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Waits, frame by frame or in other steps, until the page shows what it should. */
export async function until(holds: () => boolean, step: () => Promise<unknown> = frame): Promise<void> {
  const endMs = performance.now() + SHOWN_WITHIN_MS;
  do {
    await step();
    if (holds()) return;
  } while (performance.now() < endMs);
  throw new Error('[bench] the page does not show what it should');
}
