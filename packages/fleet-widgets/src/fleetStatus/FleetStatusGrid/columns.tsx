import type { FeatureName } from '@gladhand/domain';
import { FLEET_STATUS_FIELDS, type FleetStatusField, type FleetStatusRow } from '@gladhand/domain/fleet-status';
import type { GridColumn, GridColumnFilter } from '@gladhand/ui/grid';
import type { CellContext, CellMaker } from './cells';
import type { FilterControlProps } from './FilterControls';
import { FACT_CELLS } from './factCells';
import { filterWords } from './filterText';
import { type FleetStatusView, filterOf, withFilter } from './fleetStatusView';
import { LazyFilter } from './LazyFilter';
import { measuredUnit } from './measuredUnit';
import { NUMBER_CELLS } from './numberCells';
import { REEFER_CELLS } from './reeferCells';
import { SENSOR_CELLS } from './sensorCells';

const CELLS: Readonly<Record<string, CellMaker>> = {
  ...NUMBER_CELLS,
  ...FACT_CELLS,
  ...SENSOR_CELLS,
  ...REEFER_CELLS,
};

/** Durations and ages are numbers in these units, whatever the server sorts by. */
const DURATION_UNITS: Readonly<Record<string, string>> = { dwellTime: 'hours', timeUntethered: 'days', age: 'years' };

/** The columns that these features allow, in the order of the specification. */
export function fieldsFor(hasFeature: (feature: FeatureName) => boolean): FleetStatusField[] {
  return FLEET_STATUS_FIELDS.filter(({ feature }) => feature === undefined || hasFeature(feature));
}

export interface ColumnsInput {
  fields: readonly FleetStatusField[];
  context: CellContext;
  timeZone: string;
  view: FleetStatusView;
  onViewChange: (view: FleetStatusView) => void;
  /** Omits the filters from the header. */
  withFilters: boolean;
  day: (instant: string) => string;
}

/** The columns of the grid, with their cells and header filters. */
export function fleetStatusColumns(input: ColumnsInput): GridColumn<FleetStatusRow>[] {
  return input.fields.map((field) => {
    const make = CELLS[field.response];
    const unit = measuredUnit(field);
    return {
      id: field.id,
      title: input.context.say(field.title),
      width: field.width,
      unit: DURATION_UNITS[field.id] ?? (unit && input.context.formats.unit(unit)),
      align: field.kind === 'number' || field.id in DURATION_UNITS ? 'end' : 'start',
      sortable: field.sortable,
      description: field.sortable ? undefined : input.context.messages.notSortable,
      linksElsewhere: field.response === 'geofence',
      cell: (row) => make?.(row, input.context) ?? { text: '-', state: 'absent' },
      filter: input.withFilters && isFilterable(field, input) ? columnFilter(field, input) : undefined,
    };
  });
}

/** A filter that was set while its feature was on can still be removed. */
function isFilterable({ id, filterFeature }: FleetStatusField, { view, context }: ColumnsInput): boolean {
  return filterFeature === undefined || context.hasFeature(filterFeature) || filterOf(view, id) !== undefined;
}

function columnFilter(
  field: FleetStatusField,
  { view, onViewChange, context, timeZone, day }: ColumnsInput,
): GridColumnFilter {
  const filter = filterOf(view, field.id);
  const words = filterWords(field, filter, { ...context, day });
  const summary = words ? `${words.first.replace(/^contains /, '')}${words.more > 0 ? ` +${words.more}` : ''}` : '';
  const onChange: FilterControlProps['onChange'] = (condition) => onViewChange(withFilter(view, field.id, condition));
  const isText = field.kind === 'text' || field.kind === 'list';
  return {
    summary,
    placeholder: isText ? context.messages.contains : context.messages.all,
    kind: isText ? 'inline' : 'popover',
    render: ({ close }) => {
      const props = { field, filter, onChange, close, formats: context.formats };
      return <LazyFilter {...props} now={context.now} timeZone={timeZone} />;
    },
  };
}
