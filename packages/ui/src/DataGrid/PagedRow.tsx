import type { MouseEvent } from 'react';
import { Checkbox } from '../Checkbox/Checkbox';
import { useGridTexts } from './gridTexts';
import type { GridColumn } from './gridTypes';
import { PagedCell } from './PagedCell';
import * as S from './PagedGrid.styles';

interface PagedRowProps<Row> {
  row: Row;
  label: string;
  /** Row index in the table, counted from 1. */
  rowIndex: number;
  columns: readonly GridColumn<Row>[];
  /** Undefined if rows can't be selected. */
  selected: boolean | undefined;
  onToggle: () => void;
  onOpen: (() => void) | undefined;
}

/** A row of a `PagedGrid`. Its first cell that isn't editable opens the row. */
export function PagedRow<Row>({ row, label, rowIndex, columns, selected, onToggle, onOpen }: PagedRowProps<Row>) {
  const texts = useGridTexts();
  const opener = onOpen && columns.find(({ editor }) => !editor);
  // A double-click on a control already clicks it twice.
  const onDoubleClick = (event: MouseEvent) => {
    if (!(event.target as Element).closest('button, input, select, label')) onOpen?.();
  };
  return (
    <tr aria-rowindex={rowIndex} onDoubleClick={onDoubleClick}>
      {selected !== undefined && (
        <S.Cell>
          <Checkbox aria-label={texts.selectRow(label)} checked={selected} onChange={onToggle} />
        </S.Cell>
      )}
      {columns.map((column, at) => (
        <S.Cell
          key={column.id}
          as={at === 0 ? 'th' : 'td'}
          scope={at === 0 ? 'row' : undefined}
          data-end={column.align === 'end' ? '' : undefined}
        >
          <PagedCell column={column} row={row} rowLabel={label} onOpen={column === opener ? onOpen : undefined} />
        </S.Cell>
      ))}
    </tr>
  );
}
