import * as Popover from '@radix-ui/react-popover';
import { useVirtualizer } from '@tanstack/react-virtual';
import { CheckIcon, MinusIcon } from 'lucide-react';
import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon';
import { mergeRefs } from '../internal/mergeRefs';
import { usePortalHost } from '../ThemeScope/portalHost';
import { Empty, Heading, List, Note, OptionRow, Sheet, Tick, Track } from './optionListStyles';
import type { ListRow } from './options';

const ROW_HEIGHT_PX = 30;

/** The list inside is the listbox; the sheet is only its ground and not the dialog that Radix takes it for. */
const NO_ROLE = { role: undefined };

interface OptionListProps {
  open: boolean;
  /** The box the list hangs from. */
  anchor: RefObject<HTMLElement | null>;
  rows: readonly ListRow[];
  optionCount: number;
  highlighted: number;
  several: boolean;
  isChosen: (row: ListRow) => boolean | 'mixed';
  menuProps: Record<string, unknown>;
  itemProps: (row: ListRow, at: number) => Record<string, unknown>;
  scrollToRow: RefObject<(row: number) => void>;
  emptyText: ReactNode;
  onClose: () => void;
}

/** The open list: only the rows in sight exist, whatever the number of options. */
export function OptionList({ open, anchor, onClose, ...rows }: OptionListProps) {
  const host = usePortalHost();
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal container={host}>
        <Sheet
          {...NO_ROLE}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.detail.originalEvent.target as Node)) event.preventDefault();
          }}
        >
          <Rows {...rows} />
        </Sheet>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Rows(props: Omit<OptionListProps, 'open' | 'anchor' | 'onClose'>) {
  const { rows, optionCount, highlighted, several, isChosen, menuProps, itemProps, scrollToRow, emptyText } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 6,
    initialRect: { width: 0, height: ROW_HEIGHT_PX * 8 },
  });

  // keys move the highlight beyond the rows that exist, so the list itself must bring it into sight
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at opening; later moves call scrollToRow
  useEffect(() => {
    scrollToRow.current = (at) => virtualizer.scrollToIndex(at, { align: 'auto' });
    if (highlighted >= 0) virtualizer.scrollToIndex(highlighted, { align: 'center' });
  }, []);

  return (
    <>
      <List
        {...menuProps}
        ref={mergeRefs(menuProps.ref as Ref<HTMLDivElement>, viewport)}
        aria-multiselectable={several || undefined}
      >
        <Track role="presentation" style={{ blockSize: Math.max(virtualizer.getTotalSize(), ROW_HEIGHT_PX) }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            const style = { transform: `translateY(${start}px)` };
            if (row.kind === 'heading') {
              return (
                <Heading key={`heading ${row.text}`} role="presentation" style={style}>
                  {row.text}
                </Heading>
              );
            }
            const chosen = isChosen(row);
            return (
              <OptionRow
                key={row.kind === 'option' ? row.option.value : 'all of them'}
                {...itemProps(row, index)}
                style={style}
                aria-selected={chosen === true}
                aria-setsize={row.kind === 'option' ? optionCount : undefined}
                aria-posinset={row.kind === 'option' ? row.position + 1 : undefined}
                data-highlighted={highlighted === index ? '' : undefined}
                data-chosen={chosen === true && !several ? '' : undefined}
              >
                {several && (
                  <Tick data-checked={chosen !== false || undefined}>
                    {chosen !== false && <Icon icon={chosen === 'mixed' ? MinusIcon : CheckIcon} size={12} />}
                  </Tick>
                )}
                <span>{row.kind === 'option' ? row.option.label : row.text}</span>
                {row.kind === 'option' && row.option.note !== undefined && <Note>{row.option.note}</Note>}
              </OptionRow>
            );
          })}
        </Track>
      </List>
      {rows.length === 0 && <Empty>{emptyText}</Empty>}
    </>
  );
}
