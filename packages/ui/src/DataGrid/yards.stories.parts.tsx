import { useMemo, useState } from 'react';
import type { GridColumn, GridRows } from './gridTypes';
import { useClientRows } from './useClientRows';

export interface Yard {
  id: string;
  name: string;
  docks: number;
  gate: 'open' | 'closed';
}

type Keep = (id: string, change: Partial<Yard>) => Promise<void>;

const YARDS: Yard[] = ['Toledo', 'Macon', 'Laredo', 'Fargo', 'Joplin'].map((name, index) => ({
  id: `Y-${index}`,
  name: `${name} yard`,
  docks: 4 + index * 3,
  gate: index % 2 ? 'closed' : 'open',
}));

export const yardRows: GridRows<Yard> = { count: YARDS.length, at: (index) => YARDS[index] };

export const yardColumns = (keep: Keep): GridColumn<Yard>[] => [
  { id: 'id', title: 'Yard', width: 90, cell: (row) => ({ text: row.id, look: 'code' }) },
  {
    id: 'name',
    title: 'Name',
    width: 220,
    cell: (row) => ({ text: row.name, look: 'strong' }),
    editor: {
      text: (row) => row.name,
      check: (text) => (text.trim() ? undefined : 'Give the yard a name.'),
      save: (row, name) => keep(row.id, { name }),
    },
  },
  {
    id: 'docks',
    title: 'Docks',
    align: 'end',
    width: 110,
    cell: (row) => ({ text: String(row.docks) }),
    editor: {
      text: (row) => String(row.docks),
      inputMode: 'numeric',
      check: (text) => (/^\d{1,3}$/.test(text) ? undefined : 'Enter a whole number up to 999.'),
      save: (row, docks) => keep(row.id, { docks: Number(docks) }),
    },
  },
  {
    id: 'gate',
    title: 'Gate',
    width: 130,
    cell: (row) => ({ text: row.gate === 'open' ? 'Open' : 'Closed' }),
    editor: {
      text: (row) => row.gate,
      options: [
        { value: 'open', label: 'Open' },
        { value: 'closed', label: 'Closed' },
      ],
      canEdit: (row) => row.id !== 'Y-4',
      save: (row, gate) => keep(row.id, { gate: gate as Yard['gate'] }),
    },
  },
];

/** Editable yards. @param refusal the error with which the first save fails, if any */
export function useYards(refusal?: unknown) {
  const [yards, setYards] = useState(YARDS);
  const [refuses, setRefuses] = useState(refusal !== undefined);
  const columns = useMemo(
    () =>
      yardColumns(async (id, change) => {
        if (refuses) {
          setRefuses(false);
          throw refusal;
        }
        setYards((before) => before.map((yard) => (yard.id === id ? { ...yard, ...change } : yard)));
      }),
    [refusal, refuses],
  );
  return { columns, rows: useClientRows({ rows: yards, columns }) };
}
