import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { announce, cleanup } from '@atlaskit/pragmatic-drag-and-drop-live-region';
import { type ComponentProps, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTakesEscape } from '../internal/useTakesEscape';
import { dropIndex, moveFree, nextPlace } from './moveItem';
import { SortableRow } from './SortableRow';
import type { DropEdge } from './useRowDrag';

/** One item of a `SortableList`. */
export interface SortableItem {
  /** Unique in the list. */
  id: string;
  /** How it is called in announcements and names of buttons. */
  label: string;
  /** Stays where it is; the others move around it. @default false */
  disabled?: boolean | undefined;
}

/** Words of a `SortableList` that a host may replace. */
export interface SortableListTexts {
  /** Name of the grip. */
  grip: (label: string) => string;
  /** Name of the button that moves it towards the start. */
  moveUp: (label: string) => string;
  /** Name of the button that moves it towards the end. */
  moveDown: (label: string) => string;
  /** Said when an item has moved. */
  moved: (label: string, place: number, count: number) => string;
  /** Said when an item is picked up by keyboard. */
  pickedUp: (label: string, place: number, count: number) => string;
  /** Said when an item that was picked up is let go. */
  dropped: (label: string, place: number, count: number) => string;
  /** Said when an item goes back to where it was picked up. */
  cancelled: (label: string, place: number, count: number) => string;
}

export const SORTABLE_TEXTS: SortableListTexts = {
  grip: (label) => `Reorder ${label}`,
  moveUp: (label) => `Move ${label} up`,
  moveDown: (label) => `Move ${label} down`,
  moved: (label, place, count) => `${label}, ${place} of ${count}`,
  pickedUp: (label, place, count) =>
    `${label} picked up, ${place} of ${count}. Arrow keys move it, Space drops it, Escape puts it back.`,
  dropped: (label, place, count) => `${label} dropped, ${place} of ${count}`,
  cancelled: (label, place, count) => `${label} put back, ${place} of ${count}`,
};

export interface SortableListProps<Item extends SortableItem>
  extends Omit<ComponentProps<'ol'>, 'children' | 'onChange'> {
  /** What is put in order, for assistive technology. */
  label: string;
  /** The items, in their order. */
  items: readonly Item[];
  /** Called with all items in their new order. */
  onChange: (items: Item[]) => void;
  /** What stands in a row. @default the label */
  renderItem?: ((item: Item, place: number) => ReactNode) | undefined;
  /** Nothing can be moved. @default false */
  disabled?: boolean | undefined;
  /** Words for people, where they differ from English. */
  texts?: Partial<SortableListTexts> | undefined;
}

/**
 * Items in an order of the user's own: dragged by their grips, moved by the buttons of their rows, or picked up with
 * Space and moved with the arrow keys. Renders an `ol`. For an order by a value, sort a `DataGrid` instead.
 */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const { label, items, onChange, renderItem, disabled = false, texts: given, ...rest } = props;
  const texts = { ...SORTABLE_TEXTS, ...given };
  const list = useRef<HTMLOListElement>(null);
  const [kind] = useState(() => Symbol('rows of one list'));
  const [held, setHeld] = useState<{ id: string; before: readonly Item[] }>();
  /** The button that has the focus again once its row has moved. */
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

  // a row that React moves in the document loses the focus
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
      announce(texts.cancelled(item.label, held.before.findIndex(({ id }) => id === item.id) + 1, items.length));
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
            // moving the row takes the focus off for a moment; it is back before anyone else has it
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
