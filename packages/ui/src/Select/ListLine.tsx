import { CheckIcon, MinusIcon } from 'lucide-react';
import { type ComponentProps, memo, type RefObject } from 'react';
import { Icon } from '../icons/Icon';
import type { ListRow } from './options';

/** What a row needs to be an option: id, role, and what a pointer does to it. */
// biome-ignore lint/suspicious/noExplicitAny: Downshift answers an object of any
export type ItemProps = (row: ListRow, at: number) => Record<string, any>;

export interface ListLineProps {
  row: ListRow;
  at: number;
  startPx: number;
  /** Its number among the options, from 1. */
  position: number;
  optionCount: number;
  several: boolean;
  chosen: boolean | 'mixed';
  highlighted: boolean;
  itemProps: RefObject<ItemProps>;
}

const ALL = <Icon icon={CheckIcon} size={12} />;
const SOME = <Icon icon={MinusIcon} size={12} />;

/** One line of an open list. It is drawn again only when something of it changes, not when the pointer moves elsewhere. */
export const ListLine = memo(function ListLine(props: ListLineProps) {
  const { row, at, startPx, position, optionCount, several, chosen, highlighted, itemProps } = props;
  const style = { transform: `translateY(${startPx}px)` };
  if (row.kind === 'heading') {
    return (
      <div className="gh-option-heading" role="presentation" style={style}>
        {row.text}
      </div>
    );
  }
  const { id, role, ref, 'aria-disabled': disabled } = itemProps.current(row, at);
  const isOption = row.kind === 'option';
  const option: ComponentProps<'div'> = {
    id,
    role,
    'aria-disabled': disabled,
    'aria-selected': chosen === true,
    'aria-setsize': isOption ? optionCount : undefined,
    'aria-posinset': isOption ? position : undefined,
    onMouseMove: (event) => itemProps.current(row, at).onMouseMove?.(event),
    onMouseDown: (event) => itemProps.current(row, at).onMouseDown?.(event),
    onClick: (event) => itemProps.current(row, at).onClick?.(event),
  };
  return (
    <div
      className="gh-option"
      ref={ref}
      style={style}
      data-highlighted={highlighted ? '' : undefined}
      data-chosen={chosen === true && !several ? '' : undefined}
      {...option}
    >
      {several && (
        <span className="gh-option-tick" data-checked={chosen !== false || undefined}>
          {chosen !== false && (chosen === 'mixed' ? SOME : ALL)}
        </span>
      )}
      <span>{isOption ? row.option.label : row.text}</span>
      {isOption && row.option.note !== undefined && <span className="gh-option-note">{row.option.note}</span>}
    </div>
  );
});
