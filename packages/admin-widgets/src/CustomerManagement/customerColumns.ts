import {
  CUSTOMER_SORT_FIELDS,
  type CustomerField,
  customerProblems,
  FEATURES,
  formatDate,
  type ManagedCustomer,
  UNLOADED_UP_TO_LBS,
  type UpdateCustomerInput,
} from '@gladhand/domain';
import type { GridColumn, GridEditor } from '@gladhand/ui';

/** Keeps the changed field of a customer. Rejects with what to show beside the field. */
export type SaveCell = (
  customer: ManagedCustomer,
  change: Omit<UpdateCustomerInput, 'id' | 'version'>,
) => Promise<void>;

interface Column extends Omit<GridColumn<ManagedCustomer>, 'sortable'> {
  id: string;
}

const count = new Intl.NumberFormat('en-US');
const NONE = { text: '-', state: 'absent' } as const;

/** The columns of the list; its cells are edited in place where `save` is given. */
export function customerColumns(timeZone: string, save: SaveCell | undefined): GridColumn<ManagedCustomer>[] {
  const day = (instant: string) => formatDate(new Date(instant), 'shortDateTime', timeZone);
  const edited = (editor: GridEditor<ManagedCustomer>) => (save ? { editor } : {});
  const text = (field: 'shortName' | 'longName' | 'abbrev') =>
    edited({
      text: (customer) => customer[field],
      check: (typed) => problemOf(field, typed),
      save: async (customer, typed) => save?.(customer, { [field]: typed }),
    });

  const columns: Column[] = [
    { id: 'id', title: 'ID', width: 64, align: 'end', cell: ({ id }) => ({ text: String(id), look: 'quiet' }) },
    {
      id: 'shortName',
      title: 'Short Name',
      width: 190,
      cell: ({ shortName }) => ({ text: shortName, look: 'strong' }),
      ...text('shortName'),
    },
    {
      id: 'longName',
      title: 'Long Name',
      width: 230,
      cell: ({ longName }) => ({ text: longName }),
      ...text('longName'),
    },
    { id: 'abbrev', title: 'Abbreviation', width: 110, cell: ({ abbrev }) => ({ text: abbrev }), ...text('abbrev') },
    {
      id: 'active',
      title: 'Status',
      width: 124,
      cell: ({ active }) => (active ? { text: 'Active' } : { text: 'Deactivated', tone: 'unknown', look: 'pill' }),
    },
    {
      id: 'dotNumber',
      title: 'DOT Number',
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
      title: 'Retention',
      width: 104,
      align: 'end',
      description: 'Log rows older than this are deleted every night.',
      cell: ({ retentionDurationDays: days }) => ({ text: count.format(days), unit: days === 1 ? ' day' : ' days' }),
      ...edited({
        text: ({ retentionDurationDays }) => String(retentionDurationDays),
        inputMode: 'numeric',
        check: (typed) => problemOf('retentionDurationDays', typed),
        save: async (customer, typed) => save?.(customer, { retentionDurationDays: Number(typed) }),
      }),
    },
    {
      id: 'unloadedUpToLbs',
      title: 'Unloaded Up To',
      width: 132,
      align: 'end',
      description: 'At this cargo weight on the bogie, and below, a trailer is Unloaded from its next report on.',
      cell: ({ unloadedUpToLbs: lbs }) =>
        lbs == null
          ? {
              text: count.format(UNLOADED_UP_TO_LBS),
              unit: ' lbs',
              look: 'quiet',
              hint: 'The default: no other weight is set.',
            }
          : { text: count.format(lbs), unit: ' lbs' },
      ...edited({
        text: ({ unloadedUpToLbs }) => String(unloadedUpToLbs ?? ''),
        inputMode: 'numeric',
        check: (typed) => problemOf('unloadedUpToLbs', typed),
        save: async (customer, typed) => save?.(customer, { unloadedUpToLbs: numberOf(typed) }),
      }),
    },
    {
      id: 'totalAssets',
      title: 'Trailers',
      width: 92,
      align: 'end',
      cell: ({ totalAssets }) => ({ text: count.format(totalAssets) }),
    },
    {
      id: 'totalActiveAssets',
      title: 'Active Trailers',
      width: 116,
      align: 'end',
      description: 'Trailers whose SIM is activated.',
      cell: ({ totalActiveAssets }) => ({ text: count.format(totalActiveAssets) }),
    },
    {
      id: 'features',
      title: 'Features',
      width: 104,
      cell: ({ features }) => ({
        text: `${features.length} of ${FEATURES.length}`,
        hint: features.length > 0 ? features.join('\n') : 'None is on.',
      }),
    },
    {
      id: 'hiddenFromTechnicians',
      title: 'Technicians',
      width: 150,
      cell: ({ hiddenFromTechnicians }) => ({ text: hiddenFromTechnicians ? 'Do not see trailers' : 'See trailers' }),
      ...edited({
        text: ({ hiddenFromTechnicians }) => String(hiddenFromTechnicians),
        options: [
          { value: 'false', label: 'See trailers' },
          { value: 'true', label: 'Do not see trailers' },
        ],
        save: async (customer, typed) => save?.(customer, { hiddenFromTechnicians: typed === 'true' }),
      }),
    },
    { id: 'created', title: 'Created', width: 156, cell: ({ created }) => ({ text: day(created) }) },
    { id: 'updated', title: 'Updated', width: 156, cell: ({ updated }) => ({ text: day(updated) }) },
  ];
  const sortable = new Set<string>(CUSTOMER_SORT_FIELDS);
  return columns.map((column) => ({ ...column, sortable: sortable.has(column.id) }));
}

const NUMBERS: ReadonlySet<CustomerField> = new Set(['retentionDurationDays', 'unloadedUpToLbs']);

/** Nothing is null. */
function numberOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

function problemOf(field: CustomerField, typed: string): string | undefined {
  const value = NUMBERS.has(field) ? numberOf(typed) : typed;
  return customerProblems({ [field]: value })[field];
}
