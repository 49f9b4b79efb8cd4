const PREFIX = 'gladhand.';

/** Survives the end of a session, as specified for grid layout, visible modules and the redirect target. */
const kept = (name: string) => ({ name: PREFIX + name, kept: true });
const ofSession = (name: string) => ({ name: PREFIX + name, kept: false });

/**
 * All keys that this portal keeps in local storage. None holds a token or secret; only `recentSearches` holds names, of
 * what a user opened.
 */
export const STORAGE_KEYS = {
  fleetStatusLayout: kept('fleetStatus.layout'),
  fleetStatusDensity: kept('fleetStatus.density'),
  controlHidden: kept('control.hidden'),
  sensorTab: ofSession('tracking.sensorTab'),
  visibleModules: kept('visibleModules'),
  redirect: kept('redirect'),
  theme: kept('theme'),
  language: kept('language'),
  units: kept('units'),
  menuMinimized: kept('menuMinimized'),
  recentSearches: ofSession('recentSearches'),
  lastActivity: ofSession('lastActivity'),
};
export type StorageKey = keyof typeof STORAGE_KEYS;

/** Values that could not be stored, kept while the page is open. Private windows and full disks reject storage. */
const memory = new Map<string, string>();

function attempt<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

const PROBE = `${PREFIX}probe`;

export const localStore = {
  read: (key: StorageKey): string | null => {
    const { name } = STORAGE_KEYS[key];
    return memory.get(name) ?? attempt(() => localStorage.getItem(name), null);
  },
  write: (key: StorageKey, value: string): void => {
    const { name } = STORAGE_KEYS[key];
    const isStored = attempt(() => {
      localStorage.setItem(name, value);
      return true;
    }, false);
    if (isStored) memory.delete(name);
    else memory.set(name, value);
  },
  remove: (key: StorageKey): void => {
    memory.delete(STORAGE_KEYS[key].name);
    attempt(() => localStorage.removeItem(STORAGE_KEYS[key].name), undefined);
  },
  /** Whether values survive a reload. */
  isKept: (): boolean =>
    attempt(() => {
      localStorage.setItem(PROBE, '1');
      localStorage.removeItem(PROBE);
      return true;
    }, false),
  /** Removes the values of a session, including those of older versions. */
  clearSession: (): void => {
    const names = new Set(Object.values(STORAGE_KEYS).flatMap((key) => (key.kept ? [key.name] : [])));
    for (const name of [...memory.keys()]) if (!names.has(name)) memory.delete(name);
    attempt(() => {
      for (const name of Object.keys(localStorage)) {
        if (name.startsWith(PREFIX) && !names.has(name)) localStorage.removeItem(name);
      }
    }, undefined);
  },
};
