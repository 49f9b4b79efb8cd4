import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { announce, cleanup } from '@atlaskit/pragmatic-drag-and-drop-live-region';
import { type ComponentProps, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTakesEscape } from '../internal/useTakesEscape';
import { useMessages } from '../locale/LocaleProvider';
import { SORTABLE_MESSAGES, type SortableListTexts } from './messages';
import { dropIndex, moveFree, nextPlace } from './moveItem';
import { SortableRow } from './SortableRow';
import type { SortableItem } from './sortableItem';
import type { DropEdge } from './useRowDrag';

export interface SortableListProps<Item extends SortableItem>
  extends Omit<ComponentProps<'ol'>, 'children' | 'onChange'> {
  /** Accessible name of the list. */
  label: string;
  /** The items in order. */
  items: readonly Item[];
  /** Called with all items in their new order. */
  onChange: (items: Item[]) => void;
  /** Content of a row. @default the label */
  renderItem?: ((item: Item, place: number) => ReactNode) | undefined;
  /** Items can't be moved. @default false */
  disabled?: boolean | undefined;
  /** Texts to replace. */
  texts?: Partial<SortableListTexts> | undefined;
}

/**
 * Items in an order set by the user: dragged by their handles, moved with the buttons of their rows, or picked up with
 * Space and moved with arrow keys. Renders an `ol`. To sort by a value, use a `DataGrid`.
 */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const messages = useMessages(SORTABLE_MESSAGES);

  const { label, items, onChange, renderItem, disabled = false, texts: given, ...rest } = props;
  const texts = { ...messages, ...given };
  const list = useRef<HTMLOListElement>(null);
  const [kind] = useState(() => Symbol('rows of one list'));
  const [held, setHeld] = useState<{ id: string; before: readonly Item[] }>();
  /** The button that gets the focus back after its row has moved. */
  const focusAfter = useRef<{ id: string; part: Part } | undefined>(undefined);
  const locked = items.map((item) => disabled || item.disabled === true);
  const placeOf = (id: string) => items.findIndex((item) => item.id === id);
  const latest = useRef({ items, locked, onChange, texts });
  latest.current = { items, locked, onChange, texts };
  useTakesEscape(list, held !== undefined);

  useEffect(() => {
    const element = list.current;
    return element
      ? autoScrollForElements({ element, canScroll: ({ source }) => source.data.list === kind })
      : undefined;
  }, [kind]);
  useEffect(() => cleanup, []);

  // A row loses the focus when React moves it in the document.
  useLayoutEffect(() => {
    const wanted = focusAfter.current;
    if (!wanted) return;
    focusAfter.current = undefined;
    const row = list.current?.querySelector(`[data-row="${CSS.escape(wanted.id)}"]`);
    const button = row?.querySelector<HTMLButtonElement>(`[data-part="${wanted.part}"]`);
    const usable = button?.disabled ? row?.querySelector<HTMLButtonElement>('[data-part="grip"]') : button;
    usable?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  });

  const move = useCallback((id: string, to: number, part?: Part) => {
    const { items: now, locked: fixed, onChange: change, texts: words } = latest.current;
    const from = now.findIndex((item) => item.id === id);
    const item = now[from];
    if (!item || to < 0 || fixed[from]) return;
    const next = moveFree(now, fixed, from, to);
    const place = next.indexOf(item);
    if (place === from) return;
    if (part) focusAfter.current = { id, part };
    change(next);
    announce(words.moved(item.label, place + 1, now.length));
  }, []);

  const drop = useCallback(
    (draggedId: string, targetId: string, edge: DropEdge) => {
      const now = latest.current.items;
      const from = now.findIndex((item) => item.id === draggedId);
      const target = now.findIndex((item) => item.id === targetId);
      move(draggedId, dropIndex(from, target, edge), 'grip');
    },
    [move],
  );

  function onGripKey(item: Item, event: React.KeyboardEvent) {
    const at = placeOf(item.id);
    const holds = held?.id === item.id;
    const arrow = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (event.key === ' ' || event.key === 'Enter') {
      setHeld(holds ? undefined : { id: item.id, before: items });
      announce((holds ? texts.dropped : texts.pickedUp)(item.label, at + 1, items.length));
    } else if (holds && arrow) move(item.id, nextPlace(locked, at, arrow), 'grip');
    else if (holds && event.key === 'Home') move(item.id, nextPlace(locked, -1, 1), 'grip');
    else if (holds && event.key === 'End') move(item.id, nextPlace(locked, items.length, -1), 'grip');
    else if (holds && event.key === 'Escape') {
      setHeld(undefined);
      focusAfter.current = { id: item.id, part: 'grip' };
      onChange([...held.before]);
      announce(texts.canceled(item.label, held.before.findIndex(({ id }) => id === item.id) + 1, items.length));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <List {...rest} ref={list} aria-label={label}>
      {items.map((item, at) => (
        <SortableRow
          key={item.id}
          id={item.id}
          label={item.label}
          list={kind}
          disabled={locked[at] === true}
          held={held?.id === item.id}
          texts={texts}
          up={nextPlace(locked, at, -1) >= 0}
          down={nextPlace(locked, at, 1) >= 0}
          onMove={(by) => move(item.id, nextPlace(locked, at, by), by === -1 ? 'up' : 'down')}
          onDrop={drop}
          onGripKey={(event) => onGripKey(item, event)}
          onGripBlur={() => {
            // Moving the row removes the focus for a moment.
            if (!focusAfter.current) setHeld((now) => (now?.id === item.id ? undefined : now));
          }}
        >
          {renderItem ? renderItem(item, at) : item.label}
        </SortableRow>
      ))}
    </List>
  );
}

type Part = 'grip' | 'up' | 'down';

const List = styled.ol`
  position: relative;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  font: var(--gh-text-13);
`;
