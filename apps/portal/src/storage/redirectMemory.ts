import { localStore, STORAGE_KEYS } from './localStore';

const { name } = STORAGE_KEYS.redirect;
/** A page that is loaded again within this time may not have reached the remembered page. */
const FOLLOWED_AFTER_MS = 2_000;

let forgetting: ReturnType<typeof setTimeout> | undefined;

function attempt<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

/**
 * The page to open after the next sign-in. Each tab keeps its own page. The shared key is read only by a tab without
 * one.
 */
export const redirectMemory = {
  read: (): string | null => attempt(() => sessionStorage.getItem(name), null) ?? localStore.read('redirect'),
  write: (place: string): void => {
    // The session may end right after the sign-in, on the page that is still to be forgotten.
    clearTimeout(forgetting);
    attempt(() => sessionStorage.setItem(name, place), undefined);
    localStore.write('redirect', place);
  },
  /** Forgets the page once the tab has surely reached it, unless another page was remembered by then. */
  followed: (): void => {
    const place = redirectMemory.read();
    clearTimeout(forgetting);
    forgetting = setTimeout(() => {
      if (redirectMemory.read() !== place) return;
      attempt(() => sessionStorage.removeItem(name), undefined);
      localStore.remove('redirect');
    }, FOLLOWED_AFTER_MS);
  },
};
