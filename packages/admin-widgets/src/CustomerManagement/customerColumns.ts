import { FEATURES } from '@gladhand/domain';
import type { ManagedCustomer, UpdateCustomerInput } from '@gladhand/domain/administration';
import { CUSTOMER_SORT_FIELDS, type CustomerField, customerProblems } from '@gladhand/domain/customers';
import type { WidgetLinks } from '@gladhand/domain/react';
import { UNLOADED_UP_TO_LBS } from '@gladhand/domain/readings';
import type { GridColumn, GridEditor } from '@gladhand/ui/grid';
import { momentText, type Writing } from '../internal/writing';
import type { CUSTOMER_COLUMN_TEXTS, CUSTOMER_MESSAGES } from './messages';

/** Saves the changed field of a customer. Rejects with the text to show at the field. */
export type SaveCell = (
  customer: ManagedCustomer,
  change: Omit<UpdateCustomerInput, 'id' | 'version'>,
) => Promise<void>;

interface Column extends Omit<GridColumn<ManagedCustomer>, 'sortable'> {
  id: string;
}

const NONE = { text: '-', state: 'absent' } as const;

/** The columns of the list. Cells can be edited if `save` is given; counts of trailers lead to `trailersOf`. */
export function customerColumns(
  texts: typeof CUSTOMER_COLUMN_TEXTS,
  messages: typeof CUSTOMER_MESSAGES,
  writing: Writing,
  save: SaveCell | undefined,
  trailersOf?: WidgetLinks['trailersOf'],
): GridColumn<ManagedCustomer>[] {
  const count = new Intl.NumberFormat(writing.locale);
  const day = (instant: string) => momentText(instant, writing);
  const edited = (editor: GridEditor<ManagedCustomer>) => (save ? { editor } : {});
  const text = (field: 'shortName' | 'longName' | 'abbrev') =>
    edited({
      text: (customer) => customer[field],
      check: (typed) => problemOf(field, typed),
      save: async (customer, typed) => save?.(customer, { [field]: typed }),
    });

  const columns: Column[] = [
    { id: 'id', title: texts.id, width: 64, align: 'end', cell: ({ id }) => ({ text: String(id), look: 'quiet' }) },
    {
      id: 'shortName',
      title: texts.shortName,
      width: 190,
      cell: ({ shortName }) => ({ text: shortName, look: 'strong' }),
      ...text('shortName'),
    },
    {
      id: 'longName',
      title: texts.longName,
      width: 230,
      cell: ({ longName }) => ({ text: longName }),
      ...text('longName'),
    },
    { id: 'abbrev', title: texts.abbrev, width: 110, cell: ({ abbrev }) => ({ text: abbrev }), ...text('abbrev') },
    {
      id: 'active',
      title: texts.status,
      width: 124,
      cell: ({ active }) =>
        active ? { text: texts.active } : { text: texts.deactivated, tone: 'unknown', look: 'pill' },
    },
    {
      id: 'dotNumber',
      title: texts.dotNumber,
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
      title: texts.retention,
      width: 104,
      align: 'end',
      description: texts.retentionHint,
      cell: ({ retentionDurationDays: days }) => ({ text: count.format(days), unit: texts.days(days) }),
      ...edited({
        text: ({ retentionDurationDays }) => String(retentionDurationDays),
        inputMode: 'numeric',
        check: (typed) => problemOf('retentionDurationDays', typed),
        save: async (customer, typed) => save?.(customer, { retentionDurationDays: Number(typed) }),
      }),
    },
    {
      id: 'unloadedUpToLbs',
      title: texts.unloadedUpTo,
      width: 132,
      align: 'end',
      description: texts.unloadedHint,
      cell: ({ unloadedUpToLbs: lbs }) =>
        lbs == null
          ? {
              text: count.format(UNLOADED_UP_TO_LBS),
              unit: texts.lbs,
              look: 'quiet',
              hint: texts.defaultWeight,
            }
          : { text: count.format(lbs), unit: texts.lbs },
      ...edited({
        text: ({ unloadedUpToLbs }) => String(unloadedUpToLbs ?? ''),
        inputMode: 'numeric',
        check: (typed) => problemOf('unloadedUpToLbs', typed),
        save: async (customer, typed) => save?.(customer, { unloadedUpToLbs: numberOf(typed) }),
      }),
    },
    {
      id: 'totalAssets',
      title: texts.trailers,
      width: 92,
      align: 'end',
      cell: ({ id, totalAssets }) => ({ text: count.format(totalAssets), href: trailersOf?.(id) }),
    },
    {
      id: 'totalActiveAssets',
      title: texts.activeTrailers,
      width: 116,
      align: 'end',
      description: texts.activeTrailersHint,
      cell: ({ totalActiveAssets }) => ({ text: count.format(totalActiveAssets) }),
    },
    {
      id: 'features',
      title: texts.features,
      width: 104,
      cell: ({ features }) => ({
        text: messages.featureCount(features.length, FEATURES.length),
        hint: features.length > 0 ? features.join('\n') : texts.noFeatures,
      }),
    },
    {
      id: 'hiddenFromTechnicians',
      title: texts.technicians,
      width: 150,
      cell: ({ hiddenFromTechnicians }) => ({ text: hiddenFromTechnicians ? texts.hidden : texts.visible }),
      ...edited({
        text: ({ hiddenFromTechnicians }) => String(hiddenFromTechnicians),
        options: [
          { value: 'false', label: texts.visible },
          { value: 'true', label: texts.hidden },
        ],
        save: async (customer, typed) => save?.(customer, { hiddenFromTechnicians: typed === 'true' }),
      }),
    },
    { id: 'created', title: texts.created, width: 156, cell: ({ created }) => ({ text: day(created) }) },
    { id: 'updated', title: texts.updated, width: 156, cell: ({ updated }) => ({ text: day(updated) }) },
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
