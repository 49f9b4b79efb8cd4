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

/** Private windows and full disks refuse storage; the portal then works without a memory. */
function attempt<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

export const localStore = {
  read: (key: StorageKey): string | null => attempt(() => localStorage.getItem(STORAGE_KEYS[key].name), null),
  write: (key: StorageKey, value: string): void =>
    attempt(() => localStorage.setItem(STORAGE_KEYS[key].name, value), undefined),
  remove: (key: StorageKey): void => attempt(() => localStorage.removeItem(STORAGE_KEYS[key].name), undefined),
  /** Removes what a session leaves behind, older versions' keys included. */
  clearSession: (): void =>
    attempt(() => {
      const kept = new Set<string>(Object.values(STORAGE_KEYS).flatMap((key) => (key.kept ? [key.name] : [])));
      for (const name of Object.keys(localStorage)) {
        if (name.startsWith(PREFIX) && !kept.has(name)) localStorage.removeItem(name);
      }
    }, undefined),
};
