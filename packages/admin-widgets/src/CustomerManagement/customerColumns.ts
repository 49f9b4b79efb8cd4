import { FEATURES } from '@gladhand/domain';
import type { ManagedCustomer, UpdateCustomerInput } from '@gladhand/domain/administration';
import { CUSTOMER_SORT_FIELDS, type CustomerField, customerProblems } from '@gladhand/domain/customers';
import { formatDate } from '@gladhand/domain/formats';
import type { WidgetLinks } from '@gladhand/domain/react';
import { UNLOADED_UP_TO_LBS } from '@gladhand/domain/readings';
import type { GridColumn, GridEditor } from '@gladhand/ui/grid';
import { CUSTOMER_COLUMN_TEXTS as COLUMN, CUSTOMER_MESSAGES } from './messages';

/** Saves the changed field of a customer. Rejects with the text to show at the field. */
export type SaveCell = (
  customer: ManagedCustomer,
  change: Omit<UpdateCustomerInput, 'id' | 'version'>,
) => Promise<void>;

interface Column extends Omit<GridColumn<ManagedCustomer>, 'sortable'> {
  id: string;
}

const count = new Intl.NumberFormat('en-US');
const NONE = { text: '-', state: 'absent' } as const;

/** The columns of the list. Cells can be edited if `save` is given; counts of trailers lead to `trailersOf`. */
export function customerColumns(
  timeZone: string,
  save: SaveCell | undefined,
  messages = CUSTOMER_MESSAGES,
  trailersOf?: WidgetLinks['trailersOf'],
): GridColumn<ManagedCustomer>[] {
  const day = (instant: string) => formatDate(new Date(instant), 'shortDateTime', timeZone);
  const edited = (editor: GridEditor<ManagedCustomer>) => (save ? { editor } : {});
  const text = (field: 'shortName' | 'longName' | 'abbrev') =>
    edited({
      text: (customer) => customer[field],
      check: (typed) => problemOf(field, typed),
      save: async (customer, typed) => save?.(customer, { [field]: typed }),
    });

  const columns: Column[] = [
    { id: 'id', title: COLUMN.id, width: 64, align: 'end', cell: ({ id }) => ({ text: String(id), look: 'quiet' }) },
    {
      id: 'shortName',
      title: COLUMN.shortName,
      width: 190,
      cell: ({ shortName }) => ({ text: shortName, look: 'strong' }),
      ...text('shortName'),
    },
    {
      id: 'longName',
      title: COLUMN.longName,
      width: 230,
      cell: ({ longName }) => ({ text: longName }),
      ...text('longName'),
    },
    { id: 'abbrev', title: COLUMN.abbrev, width: 110, cell: ({ abbrev }) => ({ text: abbrev }), ...text('abbrev') },
    {
      id: 'active',
      title: COLUMN.status,
      width: 124,
      cell: ({ active }) =>
        active ? { text: COLUMN.active } : { text: COLUMN.deactivated, tone: 'unknown', look: 'pill' },
    },
    {
      id: 'dotNumber',
      title: COLUMN.dotNumber,
      width: 112,
      cell: ({ dotNumber }) => (dotNumber ? { text: dotNumber, look: 'code' } : NONE),
      ...edited({
        text: ({ dotNumber }) => dotNumber ?? '',
        check: (typed) => problemOf('dotNumber', typed),
        save: async (customer, typed) => save?.(customer, { dotNumber: typed }),
      }),
    },
    {
      id: 'retentionDurationDays',
      title: COLUMN.retention,
      width: 104,
      align: 'end',
      description: COLUMN.retentionHint,
      cell: ({ retentionDurationDays: days }) => ({ text: count.format(days), unit: COLUMN.days(days) }),
      ...edited({
        text: ({ retentionDurationDays }) => String(retentionDurationDays),
        inputMode: 'numeric',
        check: (typed) => problemOf('retentionDurationDays', typed),
        save: async (customer, typed) => save?.(customer, { retentionDurationDays: Number(typed) }),
      }),
    },
    {
      id: 'unloadedUpToLbs',
      title: COLUMN.unloadedUpTo,
      width: 132,
      align: 'end',
      description: COLUMN.unloadedHint,
      cell: ({ unloadedUpToLbs: lbs }) =>
        lbs == null
          ? {
              text: count.format(UNLOADED_UP_TO_LBS),
              unit: COLUMN.lbs,
              look: 'quiet',
              hint: COLUMN.defaultWeight,
            }
          : { text: count.format(lbs), unit: COLUMN.lbs },
      ...edited({
        text: ({ unloadedUpToLbs }) => String(unloadedUpToLbs ?? ''),
        inputMode: 'numeric',
        check: (typed) => problemOf('unloadedUpToLbs', typed),
        save: async (customer, typed) => save?.(customer, { unloadedUpToLbs: numberOf(typed) }),
      }),
    },
    {
      id: 'totalAssets',
      title: COLUMN.trailers,
      width: 92,
      align: 'end',
      cell: ({ id, totalAssets }) => ({ text: count.format(totalAssets), href: trailersOf?.(id) }),
    },
    {
      id: 'totalActiveAssets',
      title: COLUMN.activeTrailers,
      width: 116,
      align: 'end',
      description: COLUMN.activeTrailersHint,
      cell: ({ totalActiveAssets }) => ({ text: count.format(totalActiveAssets) }),
    },
    {
      id: 'features',
      title: COLUMN.features,
      width: 104,
      cell: ({ features }) => ({
        text: messages.featureCount(features.length, FEATURES.length),
        hint: features.length > 0 ? features.join('\n') : COLUMN.noFeatures,
      }),
    },
    {
      id: 'hiddenFromTechnicians',
      title: COLUMN.technicians,
      width: 150,
      cell: ({ hiddenFromTechnicians }) => ({ text: hiddenFromTechnicians ? COLUMN.hidden : COLUMN.visible }),
      ...edited({
        text: ({ hiddenFromTechnicians }) => String(hiddenFromTechnicians),
        options: [
          { value: 'false', label: COLUMN.visible },
          { value: 'true', label: COLUMN.hidden },
        ],
        save: async (customer, typed) => save?.(customer, { hiddenFromTechnicians: typed === 'true' }),
      }),
    },
    { id: 'created', title: COLUMN.created, width: 156, cell: ({ created }) => ({ text: day(created) }) },
    { id: 'updated', title: COLUMN.updated, width: 156, cell: ({ updated }) => ({ text: day(updated) }) },
  ];
  const sortable = new Set<string>(CUSTOMER_SORT_FIELDS);
  return columns.map((column) => ({ ...column, sortable: sortable.has(column.id) }));
}

const NUMBERS: ReadonlySet<CustomerField> = new Set(['retentionDurationDays', 'unloadedUpToLbs']);

/** An empty text is null. */
function numberOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

function problemOf(field: CustomerField, typed: string): string | undefined {
  const value = NUMBERS.has(field) ? numberOf(typed) : typed;
  return customerProblems({ [field]: value })[field];
}
