import { REPORT_COLUMNS, type ReportColumn } from '../../vocabulary/reportColumns';

interface Choice {
  readonly reportTypeId: number;
  readonly includeSensorData: boolean;
  readonly columns: readonly string[] | null;
}

/** The columns that a report can have. */
export function offeredColumns({ reportTypeId, includeSensorData }: Omit<Choice, 'columns'>): readonly ReportColumn[] {
  const columns = REPORT_COLUMNS[reportTypeId] ?? [];
  return includeSensorData ? columns : columns.filter(({ isSensorData }) => !isSensorData);
}

/**
 * The columns of a report in their order. Ids that the type doesn't have, or no longer has, are left out; without any
 * that it has, the usual columns.
 */
export function chosenColumns(choice: Choice): readonly ReportColumn[] {
  const offered = offeredColumns(choice);
  const chosen = (choice.columns ?? []).flatMap((id) => offered.find((column) => column.id === id) ?? []);
  return chosen.length > 0 ? [...new Set(chosen)] : offered.filter(({ isChosen = true }) => isChosen);
}
