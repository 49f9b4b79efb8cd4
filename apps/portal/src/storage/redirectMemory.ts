import { localStore, STORAGE_KEYS } from './localStore';

const { name } = STORAGE_KEYS.redirect;
/** A page that is loaded again in this time may not have reached its place. */
const FOLLOWED_AFTER_MS = 2_000;

function attempt<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

/**
 * Where this tab goes after the next sign-in. Each tab keeps its own place; the shared key is only read by a tab that
 * has none.
 */
export const redirectMemory = {
  read: (): string | null => attempt(() => sessionStorage.getItem(name), null) ?? localStore.read('redirect'),
  write: (place: string): void => {
    attempt(() => sessionStorage.setItem(name, place), undefined);
    localStore.write('redirect', place);
  },
  /** The place was followed: it is forgotten once the tab has surely reached it, unless there is another by then. */
  followed: (): void => {
    const place = redirectMemory.read();
    setTimeout(() => {
      if (redirectMemory.read() !== place) return;
      attempt(() => sessionStorage.removeItem(name), undefined);
      localStore.remove('redirect');
    }, FOLLOWED_AFTER_MS);
  },
};
