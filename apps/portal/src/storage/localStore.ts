/**
 * All keys that this portal keeps in local storage. None holds a token or secret; only `recentSearches` holds names, of
 * what a user opened. `kept` survives the end of a
 * session, as specified for grid layout, visible modules and the redirect target.
 */
export const STORAGE_KEYS = {
  fleetStatusLayout: { name: 'gladhand.fleetStatus.layout', kept: true },
  fleetStatusDensity: { name: 'gladhand.fleetStatus.density', kept: true },
  controlHidden: { name: 'gladhand.control.hidden', kept: true },
  sensorTab: { name: 'gladhand.tracking.sensorTab', kept: false },
  visibleModules: { name: 'gladhand.visibleModules', kept: true },
  redirect: { name: 'gladhand.redirect', kept: true },
  theme: { name: 'gladhand.theme', kept: true },
  language: { name: 'gladhand.language', kept: true },
  units: { name: 'gladhand.units', kept: true },
  menuMinimized: { name: 'gladhand.menuMinimized', kept: true },
  recentSearches: { name: 'gladhand.recentSearches', kept: false },
  lastActivity: { name: 'gladhand.lastActivity', kept: false },
} as const;
export type StorageKey = keyof typeof STORAGE_KEYS;

const PREFIX = 'gladhand.';

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
    const kept = new Set<string>(Object.values(STORAGE_KEYS).flatMap((key) => (key.kept ? [key.name] : [])));
    for (const name of [...memory.keys()]) if (!kept.has(name)) memory.delete(name);
    attempt(() => {
      for (const name of Object.keys(localStorage)) {
        if (name.startsWith(PREFIX) && !kept.has(name)) localStorage.removeItem(name);
      }
    }, undefined);
  },
};
