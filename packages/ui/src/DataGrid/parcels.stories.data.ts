import type { GridCell, GridColumn, GridRows } from './gridTypes';

/** The rows of the grid's stories. */
export interface Parcel {
  id: string;
  city: string;
  weightLbs: number | undefined;
  state: 'good' | 'caution' | 'critical';
  legs: readonly number[];
}

const CITIES = ['Joplin', 'Amarillo', 'Laredo', 'Toledo', 'Macon', 'Fargo'];
const STATES = ['good', 'good', 'good', 'caution', 'critical'] as const;

const parcel = (index: number): Parcel => ({
  id: `P-${String(index).padStart(6, '0')}`,
  city: CITIES[(index * 7) % CITIES.length] as string,
  weightLbs: index % 9 === 4 ? undefined : (index * 37) % 900,
  state: STATES[(index * 3) % STATES.length] as Parcel['state'],
  legs: Array.from({ length: 40 }, (_, leg) => (index * (leg + 3)) % 997),
});

export const parcels = (count: number): Parcel[] => Array.from({ length: count }, (_, index) => parcel(index));

/** @param loadedUpTo rows from this index on are still loading */
export const parcelRows = (count: number, loadedUpTo = count): GridRows<Parcel> => ({
  count,
  at: (index) => (index < loadedUpTo ? parcel(index) : undefined),
});

const weight = ({ weightLbs }: Parcel): GridCell =>
  weightLbs === undefined
    ? { text: 'N/A', state: 'missing', hint: 'Not weighed yet' }
    : { text: String(weightLbs), unit: ' lbs', hint: `Weighed: ${weightLbs} lbs` };

export const PARCEL_COLUMNS: readonly GridColumn<Parcel>[] = [
  {
    id: 'id',
    title: 'Parcel',
    width: 140,
    sortable: true,
    cell: (row) => ({ lead: 'P-', text: row.id.slice(2), look: 'code' }),
  },
  { id: 'city', title: 'City', sortable: true, cell: (row) => ({ text: row.city, look: 'strong' }) },
  {
    id: 'weight',
    title: 'Weight',
    align: 'end',
    width: 110,
    sortable: true,
    cell: weight,
    value: (row) => row.weightLbs,
  },
  {
    id: 'state',
    title: 'State of the parcel',
    width: 120,
    cell: (row) => ({ text: row.state, tone: row.state, look: row.state === 'critical' ? 'solid' : 'pill' }),
  },
  ...Array.from(
    { length: 40 },
    (_, leg): GridColumn<Parcel> => ({
      id: `leg${leg}`,
      title: `Leg ${leg + 1}`,
      width: 90,
      align: 'end',
      cell: (row) => ({ text: String(row.legs[leg]), unit: ' mi' }),
    }),
  ),
];

/** Storybook's controls can't edit the data of a grid. */
export const WITHOUT_CONTROLS = {
  columns: { control: false },
  rows: { control: false },
  layout: { control: false },
  selected: { control: false },
} as const;
