import * as S from './CellEditor.styles';
import { EditorField, type EditorFieldProps } from './EditorField';

export interface CellEditorProps<Row> extends EditorFieldProps<Row> {
  /** Row and column of the cell for assistive technology, counted from 1. */
  index: { row: number; column: number };
  /** CSS pixels within the scrolled content. */
  place: { top: number; start: number; width: number; height: number };
}

/** Positions the editor over a cell of a `DataGrid`. */
export function CellEditor<Row>({ index, place, ...field }: CellEditorProps<Row>) {
  return (
    <S.Place
      role="row"
      aria-rowindex={index.row}
      style={{
        insetBlockStart: place.top,
        insetInlineStart: place.start,
        inlineSize: place.width,
        blockSize: place.height,
      }}
    >
      <S.Cell role="gridcell" aria-colindex={index.column}>
        <EditorField {...field} />
      </S.Cell>
    </S.Place>
  );
}
