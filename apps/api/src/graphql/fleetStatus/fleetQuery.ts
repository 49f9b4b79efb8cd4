import type { FleetStatusFilter, FleetStatusInput, FleetStatusSummaryInput } from '@gladhand/domain/fleet-status';
import { badInput } from '../../http/apiError';
import { FLEET_FIELDS, type FleetField } from '../../repositories/fleetFields';
import type { FleetCondition, FleetQuery } from '../../repositories/fleetStatus';
import { narrowScope, type TrailerScope } from '../../repositories/scope';
import { FLEET_QUERY_MESSAGES } from './messages';

const MAX_TEXT_CHARS = 200;
const MAX_FILTERS = 100;
const MAX_VALUES = 1_000;

/** Worst trailer health first, because that is what operators look for. */
const DEFAULT_SORT = { sortBy: 'trailerHealthStatus', sortAsc: false };

/** Validates the caller's input; BAD_USER_INPUT names the mistake and the correct form. */
export function fleetQuery(
  input: FleetStatusSummaryInput & Pick<FleetStatusInput, 'sortingInput'>,
  scope: TrailerScope,
  now: Date,
): FleetQuery {
  const { sortBy, sortAsc } = input.sortingInput ?? DEFAULT_SORT;
  const sortField = FLEET_FIELDS.get(sortBy);
  if (!sortField) throw badInput(FLEET_QUERY_MESSAGES.unknownSort(shown(sortBy), columnsHint(true)));
  if (!sortField.sortable) throw badInput(FLEET_QUERY_MESSAGES.unsortable(sortBy, columnsHint(true)));
  const filters = input.filters ?? [];
  if (filters.length > MAX_FILTERS) throw badInput(FLEET_QUERY_MESSAGES.tooManyFilters(MAX_FILTERS));
  return {
    scope: narrowScope(scope, input.customerId),
    search: checkedText(input.search ?? '', 'search').trim(),
    conditions: filters.flatMap(toConditions),
    sortBy,
    sortAsc,
    now,
  };
}

function toConditions(filter: FleetStatusFilter): FleetCondition[] {
  const field = FLEET_FIELDS.get(filter.field);
  if (!field) throw badInput(FLEET_QUERY_MESSAGES.unknownFilter(shown(filter.field), columnsHint(false)));
  const conditions = [contains(filter, field), among(filter, field), range(filter, field), dates(filter, field)];
  const given = conditions.filter((condition) => condition !== undefined);
  if (given.length === 0) {
    throw badInput(FLEET_QUERY_MESSAGES.emptyFilter(field.id, waysOf(field)));
  }
  return given;
}

function contains({ contains: text }: FleetStatusFilter, field: FleetField): FleetCondition | undefined {
  if (text === null || text === undefined) return undefined;
  if (field.compare !== 'text' && field.compare !== 'list') throw unfit('contains', field);
  return { kind: 'contains', field: field.id, text: checkedText(text, field.id) };
}

function among({ in: values }: FleetStatusFilter, field: FleetField): FleetCondition | undefined {
  if (values === null || values === undefined) return undefined;
  if (!takesValues(field)) throw unfit('in', field);
  if (values.length > MAX_VALUES) throw badInput(FLEET_QUERY_MESSAGES.tooManyValues(MAX_VALUES));
  if (field.compare === 'boolean' && values.some((value) => value !== 'true' && value !== 'false')) {
    throw badInput(FLEET_QUERY_MESSAGES.booleans(field.id));
  }
  return { kind: 'in', field: field.id, values: values.map((value) => checkedText(value, field.id)) };
}

/** A VIN identifies a trailer, so a list of VINs selects trailers. */
const takesValues = ({ id, compare }: FleetField): boolean =>
  id === 'vin' || ['word', 'rank', 'boolean', 'list'].includes(compare);

function range({ min, max }: FleetStatusFilter, field: FleetField): FleetCondition | undefined {
  if ((min === null || min === undefined) && (max === null || max === undefined)) return undefined;
  if (field.compare !== 'number' && field.id !== 'timeUntethered') throw unfit('min and max', field);
  // Age 0 includes next year's models, whose age is -1.
  const from = field.id === 'age' && min !== null && min !== undefined && min <= 0 ? Math.min(min, -1) : min;
  return { kind: 'range', field: field.id, min: from ?? undefined, max: max ?? undefined };
}

function dates({ from, before }: FleetStatusFilter, field: FleetField): FleetCondition | undefined {
  if (!from && !before) return undefined;
  if (field.compare !== 'instant' || field.id === 'timeUntethered') throw unfit('from and before', field);
  return {
    kind: 'dates',
    field: field.id,
    from: from ? new Date(from) : undefined,
    before: before ? new Date(before) : undefined,
  };
}

function checkedText(text: string, where: string): string {
  if (text.length > MAX_TEXT_CHARS) throw badInput(FLEET_QUERY_MESSAGES.textTooLong(where, MAX_TEXT_CHARS));
  return text;
}

function unfit(what: string, field: FleetField) {
  return badInput(FLEET_QUERY_MESSAGES.unfit(what, field.id, waysOf(field)));
}

function waysOf({ id, compare }: FleetField): string {
  if (id === 'timeUntethered' || compare === 'number') return FLEET_QUERY_MESSAGES.takesMinAndMax;
  if (compare === 'instant') return FLEET_QUERY_MESSAGES.takesFromAndBefore;
  if (id === 'vin') return FLEET_QUERY_MESSAGES.takesContainsOrIn;
  if (compare === 'text') return FLEET_QUERY_MESSAGES.takesContains;
  if (compare === 'list') return FLEET_QUERY_MESSAGES.takesContainsOrIn;
  return FLEET_QUERY_MESSAGES.takesIn;
}

function columnsHint(sortable: boolean): string {
  const names = [...FLEET_FIELDS.values()].filter((field) => field.sortable || !sortable).map(({ id }) => id);
  return FLEET_QUERY_MESSAGES.columns(names);
}

const shown = (name: string) => name.slice(0, 60);
