import { localStore, STORAGE_KEYS } from './localStore';

const { name } = STORAGE_KEYS.redirect;

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
  remove: (): void => {
    attempt(() => sessionStorage.removeItem(name), undefined);
    localStore.remove('redirect');
  },
};
