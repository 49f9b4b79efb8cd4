import { fieldIcons } from '../icons/fieldIcons';
import type { TreeNode } from './treeTypes';

/** Groups of a fleet for stories and benchmarks. */
export const GROUPS: readonly TreeNode[] = [
  {
    id: 'midwest',
    label: 'Midwest',
    count: 1_848,
    children: [
      {
        id: 'reefers',
        label: 'Midwest Reefers',
        icon: fieldIcons['trailer-reefer'],
        count: 612,
        children: [
          { id: 'frozen', label: 'Frozen', count: 388 },
          { id: 'chilled', label: 'Chilled', count: 224 },
        ],
      },
      { id: 'ohio', label: 'Ohio dry vans', icon: fieldIcons['trailer-dry-van'], count: 1_032 },
      { id: 'toledo', label: 'Toledo yard', icon: fieldIcons.geofence, count: 204 },
    ],
  },
  {
    id: 'south',
    label: 'South',
    count: 961,
    children: [
      { id: 'laredo', label: 'Laredo cross-dock', icon: fieldIcons.geofence, count: 118 },
      { id: 'tankers', label: 'Tankers', icon: fieldIcons['trailer-tanker'], count: 56 },
      {
        id: 'leased',
        label: 'Leased out',
        disabled: true,
        count: 787,
        children: [
          { id: 'cedar', label: 'Cedar Ridge Logistics', count: 402 },
          { id: 'lake', label: 'Lake Trailer', count: 385 },
        ],
      },
    ],
  },
  { id: 'spare', label: 'Spare pool', count: 42 },
];

const CITIES = ['Joplin', 'Amarillo', 'Laredo', 'Toledo', 'Macon', 'Fargo', 'Lima', 'Omaha'];

/** A tree of about 100,000 nodes: 1 + 46 + 46² + 46³. */
export function manyGroups(perBranch = 46, levels = 3): TreeNode[] {
  let n = 0;
  const make = (level: number): TreeNode => {
    const id = `g${n}`;
    const label = `${CITIES[(n * 7) % CITIES.length]} group ${String(n).padStart(6, '0')}`;
    n++;
    return level === 0
      ? { id, label }
      : { id, label, children: Array.from({ length: perBranch }, () => make(level - 1)) };
  };
  return [make(levels)];
}
