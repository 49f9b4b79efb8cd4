import { useMemo, useState } from 'react';
import { Checkbox } from '../Checkbox/Checkbox';
import type { GridColumn, GridColumnFilter } from './gridTypes';
import type { Parcel } from './parcels.stories.data';

const STATES = ['good', 'caution', 'critical'] as const;

const focusAtOnce = (field: HTMLInputElement | null) => field?.focus();

/** The filter for cities opens in place, and the one for states in a popover. */
export function useParcelFilters(columns: readonly GridColumn<Parcel>[], all: readonly Parcel[]) {
  const [city, setCity] = useState('');
  const [states, setStates] = useState<readonly Parcel['state'][]>([]);
  const filtered = useMemo(() => {
    const filters: Record<string, GridColumnFilter> = {
      city: {
        kind: 'inline',
        summary: city,
        placeholder: 'Any city',
        render: ({ close }) => (
          <input
            ref={focusAtOnce}
            aria-label="Search cities"
            value={city}
            style={{ inlineSize: '100%' }}
            onChange={(event) => setCity(event.target.value)}
            onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape') && close()}
            onBlur={close}
          />
        ),
      },
      state: {
        kind: 'popover',
        summary: states.join(', '),
        render: () =>
          STATES.map((state) => (
            <Checkbox
              key={state}
              label={state}
              checked={states.includes(state)}
              onChange={({ target }) =>
                setStates((before) => (target.checked ? [...before, state] : before.filter((other) => other !== state)))
              }
            />
          )),
      },
    };
    return columns.map((column) => ({ ...column, filter: filters[column.id] }));
  }, [columns, city, states]);
  const rows = useMemo(
    () =>
      all.filter(
        (row) =>
          row.city.toLowerCase().includes(city.toLowerCase()) && (states.length === 0 || states.includes(row.state)),
      ),
    [all, city, states],
  );
  return { columns: filtered, rows };
}
