import type { SelectOption } from '@gladhand/ui';

const CITIES = ['Joplin', 'Amarillo', 'Laredo', 'Toledo', 'Macon', 'Fargo', 'Lima', 'Omaha', 'Salem', 'Reno', 'Provo'];

/** Depots whose labels are all different. */
export function makeOptions(count: number): SelectOption[] {
  return Array.from({ length: count }, (_, i) => ({
    value: `d${i}`,
    label: `${CITIES[(i * 7) % CITIES.length]} depot ${String(i).padStart(6, '0')}`,
  }));
}
