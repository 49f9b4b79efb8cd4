import { memo } from 'react';
import { canChoose } from './listKeys';
import type { ListRow } from './options';
import { ROW_HEIGHT_PX } from './rowWindow';

export interface ListLineProps {
  row: ListRow;
  at: number;
  id: string;
  /** Position among the options, counted from 1. */
  position: number;
  optionCount: number;
  several: boolean;
  chosen: boolean | 'mixed';
  highlighted: boolean;
}

/** One line of an open list. It renders only when its own state changes. */
export const ListLine = memo(function ListLine(props: ListLineProps) {
  const { row, at, id, position, optionCount, several, chosen, highlighted } = props;
  const style = { transform: `translateY(${at * ROW_HEIGHT_PX}px)` };
  if (row.kind === 'heading') {
    return (
      <div className="gh-option-heading" role="presentation" data-row={at} style={style}>
        {row.text}
      </div>
    );
  }
  const isOption = row.kind === 'option';
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which points here
    <div
      className="gh-option"
      id={id}
      role="option"
      aria-disabled={!canChoose(row) || undefined}
      aria-selected={chosen === true}
      aria-setsize={isOption ? optionCount : undefined}
      aria-posinset={isOption ? position : undefined}
      style={style}
      data-row={at}
      data-highlighted={highlighted ? '' : undefined}
      data-chosen={chosen === true && !several ? '' : undefined}
    >
      {several && <span className="gh-option-tick" data-checked={chosen === false ? undefined : chosen} />}
      <span>{isOption ? row.option.label : row.text}</span>
      {isOption && row.option.note !== undefined && <span className="gh-option-note">{row.option.note}</span>}
    </div>
  );
});
