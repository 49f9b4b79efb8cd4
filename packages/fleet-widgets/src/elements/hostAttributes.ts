import type { ElementHost } from './elementHost';

/** Attributes of every element, which set a part of its host. */
export const HOST_ATTRIBUTES = {
  theme: 'theme',
  density: 'density',
  locale: 'locale',
  units: 'units',
  'time-zone': 'timeZone',
} as const satisfies Readonly<Record<string, keyof ElementHost>>;

const THEMES: readonly string[] = ['light', 'dark', 'contrast', 'contrast-dark', 'system'];
const DENSITIES: readonly string[] = ['compact', 'comfortable'];
const UNITS: readonly string[] = ['us', 'metric'];

const isKnown: Readonly<Record<keyof typeof HOST_ATTRIBUTES, (value: string) => boolean>> = {
  theme: (value) => THEMES.includes(value),
  density: (value) => DENSITIES.includes(value),
  locale: (value) => isValid(() => new Intl.Locale(value)),
  units: (value) => UNITS.includes(value),
  'time-zone': (value) => isValid(() => new Intl.DateTimeFormat('en-US', { timeZone: value })),
};

/** The parts of a host that an element's attributes set. Unknown values are left out, with a warning. */
export function hostFromAttributes(element: Element): Partial<ElementHost> {
  const names = Object.keys(HOST_ATTRIBUTES) as (keyof typeof HOST_ATTRIBUTES)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = element.getAttribute(name);
      if (value === null) return [];
      if (isKnown[name](value)) return [[HOST_ATTRIBUTES[name], value]];
      console.warn(`<${element.localName}>: the attribute ${name} doesn't know '${value}'.`);
      return [];
    }),
  );
}

function isValid(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}
