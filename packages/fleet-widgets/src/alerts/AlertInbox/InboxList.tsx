import { focusedElement, useMessages } from '@gladhand/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useRovingRows } from '../../internal/useRovingRows';
import * as S from './AlertInbox.styles';
import { InboxRowItem, type RowActions } from './InboxRowItem';
import type { InboxRow } from './inboxRows';
import { shortcutOf } from './inboxShortcuts';
import { ALERT_INBOX_MESSAGES } from './messages';

const ROW_HEIGHT_PX = 56;

/** Called with a row and the name of its shortcut. */
export type ShortcutHandler = (shortcut: ReturnType<typeof shortcutOf> & string, row: InboxRow) => void;

interface InboxListProps extends RowActions {
  rows: readonly InboxRow[];
  selectedId: string | null;
  chosen: ReadonlySet<string>;
  /** Undefined if the shortcuts are off. */
  onShortcut: ShortcutHandler | undefined;
  /** Called with whether someone reads the list: the pointer or the focus is in it. */
  onReading: (isReading: boolean) => void;
}

/** Alerts in their order. Arrow keys move between rows, Enter opens. */
export function InboxList({ rows, selectedId, chosen, onShortcut, onReading, ...actions }: InboxListProps) {
  const messages = useMessages(ALERT_INBOX_MESSAGES);
  const count = rows.length;
  const { scroller, virtual, active, setActive, move } = useRovingRows({
    count,
    rowHeightPx: ROW_HEIGHT_PX,
    idAt: (index) => rows[index]?.id,
    indexOf: (id) => rows.findIndex((row) => row.id === id),
    initialRect: { width: 392, height: 600 },
  });
  const hadFocus = useRef(false);

  // The focused row may be gone after an action; the row at its place gets the focus.
  useEffect(() => {
    if (!hadFocus.current || focusedElement() !== document.body) return;
    scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus();
  });

  function handleKeyDown(event: KeyboardEvent): void {
    const row = rows[active];
    const isOnRow = (event.target as HTMLElement).dataset.index !== undefined;
    if (!isOnRow || !row || event.altKey || event.ctrlKey || event.metaKey) return;
    const shortcut = onShortcut && shortcutOf(event.key);
    if (shortcut === 'next' || shortcut === 'previous') {
      const key = shortcut === 'next' ? 'ArrowDown' : 'ArrowUp';
      move({ key, preventDefault: () => event.preventDefault() } as KeyboardEvent);
    } else if (shortcut) {
      event.preventDefault();
      onShortcut(shortcut, row);
    } else {
      move(event);
    }
  }

  return (
    <S.Scroller
      ref={scroller}
      onKeyDown={handleKeyDown}
      onPointerEnter={() => onReading(true)}
      onPointerLeave={() => onReading(false)}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        // The focus of a row that is removed goes nowhere.
        hadFocus.current = event.relatedTarget === null && !event.currentTarget.contains(event.relatedTarget);
      }}
    >
      <ul style={{ blockSize: virtual.getTotalSize() }} aria-label={messages.list}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index];
          return (
            row && (
              <InboxRowItem
                {...actions}
                key={key}
                row={row}
                index={index}
                count={count}
                startPx={start}
                isSelected={row.id === selectedId}
                isChosen={chosen.has(row.id)}
                isStop={index === active}
                onStop={setActive}
              />
            )
          );
        })}
      </ul>
    </S.Scroller>
  );
}
