import { FLEET_STATUS_FIELDS, type FleetStatusField, type FleetStatusRow } from '@gladhand/domain';
import type { GridColumn, GridColumnFilter } from '@gladhand/ui';
import { lazyPart } from '@gladhand/ui';
import { Suspense } from 'react';
import type { CellContext, CellMaker } from './cells';
import type { FilterControlProps } from './FilterControls';
import { FACT_CELLS } from './factCells';
import { filterWords } from './filterText';
import { type FleetStatusView, filterOf, withFilter } from './fleetStatusView';
import { REEFER_CELLS } from './reeferCells';
import { SENSOR_CELLS } from './sensorCells';

const FilterControl = lazyPart(() => import('./FilterControls').then((module) => module.FilterControl));

const CELLS: Readonly<Record<string, CellMaker>> = { ...FACT_CELLS, ...SENSOR_CELLS, ...REEFER_CELLS };

/** Durations are numbers to the eye, whatever the server sorts by. */
const AT_END = new Set(['dwellTime', 'timeUntethered', 'age']);

/** The columns of somebody with these features, in the order of the specification. */
export function fieldsFor(hasFeature: (feature: string) => boolean): FleetStatusField[] {
  return FLEET_STATUS_FIELDS.filter(({ feature }) => feature === undefined || hasFeature(feature));
}

export interface ColumnsInput {
  fields: readonly FleetStatusField[];
  context: CellContext;
  timeZone: string;
  view: FleetStatusView;
  onViewChange: (view: FleetStatusView) => void;
  /** Leave the filters out of the header. */
  withFilters: boolean;
  day: (instant: string) => string;
}

/** The grid's columns: how each cell looks, and the filter in its header. */
export function fleetStatusColumns(input: ColumnsInput): GridColumn<FleetStatusRow>[] {
  return input.fields.map((field) => {
    const make = CELLS[field.response];
    return {
      id: field.id,
      title: field.title,
      width: field.width,
      align: field.kind === 'number' || AT_END.has(field.id) ? 'end' : 'start',
      sortable: field.sortable,
      description: field.sortable ? undefined : 'This column cannot be sorted: a trailer can have several',
      cell: (row) => make?.(row, input.context) ?? { text: '-', state: 'absent' },
      filter: input.withFilters && isFilterable(field, input) ? columnFilter(field, input) : undefined,
    };
  });
}

/** A filter that was set while its feature was on can still be taken away. */
function isFilterable({ id, filterFeature }: FleetStatusField, { view, context }: ColumnsInput): boolean {
  return filterFeature === undefined || context.hasFeature(filterFeature) || filterOf(view, id) !== undefined;
}

function columnFilter(
  field: FleetStatusField,
  { view, onViewChange, context, timeZone, day }: ColumnsInput,
): GridColumnFilter {
  const filter = filterOf(view, field.id);
  const words = filterWords(field, filter, day);
  const summary = words ? `${words.first.replace(/^contains /, '')}${words.more > 0 ? ` +${words.more}` : ''}` : '';
  const onChange: FilterControlProps['onChange'] = (condition) => onViewChange(withFilter(view, field.id, condition));
  const isText = field.kind === 'text' || field.kind === 'list';
  return {
    summary,
    placeholder: isText ? 'Contains' : 'All',
    kind: isText ? 'inline' : 'popover',
    render: ({ close }) => {
      const props = { field, filter, onChange, close };
      return (
        <Suspense>
          <FilterControl {...props} now={context.now} timeZone={timeZone} />
        </Suspense>
      );
    },
  };
}
