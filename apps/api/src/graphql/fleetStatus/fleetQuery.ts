import type { FleetStatusFilter, FleetStatusInput, FleetStatusSummaryInput } from '@gladhand/domain';
import { badInput } from '../../http/fault';
import { FLEET_FIELDS, type FleetField } from '../../repositories/fleetFields';
import type { FleetCondition, FleetQuery } from '../../repositories/fleetStatus';
import { narrowScope, type TrailerScope } from '../../repositories/scope';

const MAX_TEXT_CHARS = 200;
const MAX_FILTERS = 100;
const MAX_VALUES = 1_000;

/** Worst trailer health first: what an operator looks for. */
const DEFAULT_SORT = { sortBy: 'trailerHealthStatus', sortAsc: false };

/** A checked query from the caller's input; BAD_USER_INPUT says what is wrong and what would be right. */
export function fleetQuery(
  input: FleetStatusSummaryInput & Pick<FleetStatusInput, 'sortingInput'>,
  scope: TrailerScope,
  now: Date,
): FleetQuery {
  const { sortBy, sortAsc } = input.sortingInput ?? DEFAULT_SORT;
  const sortField = FLEET_FIELDS.get(sortBy);
  if (!sortField) throw badInput(`There is no column '${shown(sortBy)}' to sort by. ${columnsHint(true)}`);
  if (!sortField.sortable) throw badInput(`The column '${sortBy}' cannot be sorted. ${columnsHint(true)}`);
  const filters = input.filters ?? [];
  if (filters.length > MAX_FILTERS) throw badInput(`At most ${MAX_FILTERS} filters can be given.`);
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
  if (!field) throw badInput(`There is no column '${shown(filter.field)}' to filter by. ${columnsHint(false)}`);
  const conditions = [contains(filter, field), among(filter, field), range(filter, field), dates(filter, field)];
  const given = conditions.filter((condition) => condition !== undefined);
  if (given.length === 0) {
    throw badInput(`The filter on '${field.id}' says nothing. ${waysOf(field)}`);
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
  if (!['word', 'rank', 'boolean', 'list'].includes(field.compare)) throw unfit('in', field);
  if (values.length > MAX_VALUES) throw badInput(`A filter takes at most ${MAX_VALUES} values.`);
  if (field.compare === 'boolean' && values.some((value) => value !== 'true' && value !== 'false')) {
    throw badInput(`The filter on '${field.id}' takes 'true' and 'false'.`);
  }
  return { kind: 'in', field: field.id, values: values.map((value) => checkedText(value, field.id)) };
}

function range({ min, max }: FleetStatusFilter, field: FleetField): FleetCondition | undefined {
  if ((min === null || min === undefined) && (max === null || max === undefined)) return undefined;
  if (field.compare !== 'number' && field.id !== 'timeUntethered') throw unfit('min and max', field);
  // Age 0 also means next year's model, whose age is -1.
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
  if (text.length > MAX_TEXT_CHARS)
    throw badInput(`The text for '${where}' is longer than ${MAX_TEXT_CHARS} characters.`);
  return text;
}

function unfit(what: string, field: FleetField) {
  return badInput(`'${what}' does not fit the column '${field.id}'. ${waysOf(field)}`);
}

function waysOf({ id, compare }: FleetField): string {
  if (id === 'timeUntethered' || compare === 'number') return "It takes 'min' and 'max'.";
  if (compare === 'instant') return "It takes 'from' and 'before'.";
  if (compare === 'text') return "It takes 'contains'.";
  if (compare === 'list') return "It takes 'contains' or 'in'.";
  return "It takes 'in'.";
}

function columnsHint(sortable: boolean): string {
  const names = [...FLEET_FIELDS.values()].filter((field) => field.sortable || !sortable).map(({ id }) => id);
  return `Columns: ${names.join(', ')}.`;
}

const shown = (name: string) => name.slice(0, 60);
