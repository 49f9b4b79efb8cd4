/**
 * The keys this portal may keep in local storage, and nothing else: no token, no name, no secret. `kept` survives the
 * end of a session, as the specification asks for grid layout, visible modules and the redirect target.
 */
export const STORAGE_KEYS = {
  fleetStatusLayout: { name: 'gladhand.fleetStatus.layout', kept: true },
  fleetStatusDensity: { name: 'gladhand.fleetStatus.density', kept: true },
  controlHidden: { name: 'gladhand.control.hidden', kept: true },
  sensorTab: { name: 'gladhand.tracking.sensorTab', kept: false },
  visibleModules: { name: 'gladhand.visibleModules', kept: true },
  redirect: { name: 'gladhand.redirect', kept: true },
  theme: { name: 'gladhand.theme', kept: true },
  units: { name: 'gladhand.units', kept: true },
  menuMinimized: { name: 'gladhand.menuMinimized', kept: true },
  lastActivity: { name: 'gladhand.lastActivity', kept: false },
} as const;
export type StorageKey = keyof typeof STORAGE_KEYS;

const PREFIX = 'gladhand.';

/** What could not be stored, for as long as the page is open: private windows and full disks refuse storage. */
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
  /** Whether what is written is still there after a reload. */
  isKept: (): boolean =>
    attempt(() => {
      localStorage.setItem(PROBE, '1');
      localStorage.removeItem(PROBE);
      return true;
    }, false),
  /** Removes what a session leaves behind, older versions' keys included. */
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
