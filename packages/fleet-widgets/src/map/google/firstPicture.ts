/// <reference types="google.maps" />
import { onGoogleRefusal } from './loadGoogleMaps';

/** A map that isn't ready after this time is shown as it is. */
const FIRST_PICTURE_MS = 10_000;

/** Resolves when the map has drawn its first tiles; rejects if Google refuses the key. */
export function firstPicture(
  map: google.maps.Map,
  event: typeof google.maps.event,
  signal: AbortSignal,
): Promise<void> {
  let stopListening: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<void>((resolve, reject) => {
    timer = setTimeout(resolve, FIRST_PICTURE_MS);
    event.addListenerOnce(map, 'idle', () => resolve());
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    stopListening = onGoogleRefusal(reject);
  }).finally(() => {
    clearTimeout(timer);
    stopListening?.();
  });
}
