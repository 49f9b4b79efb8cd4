import { type KeyboardEvent, type Ref, useMemo, useRef, useState } from 'react';
import { ColumnResizer } from '../DataGrid/ColumnResizer';
import { Arrow } from '../DataGrid/DataGridHead.styles';
import { EMPTY_LAYOUT } from '../DataGrid/gridLayout';
import type { GridLayout, GridSort } from '../DataGrid/gridTypes';
import { type HeadCommands, HeadCommandsContext } from '../DataGrid/headContext';
import { isRtl } from '../internal/direction';
import * as S from './treeGridStyles';

/** One title of the header. */
export interface HeadTitle {
  id: string;
  title: string;
  align?: 'start' | 'end' | undefined;
  sortable?: boolean | undefined;
  description?: string | undefined;
  startPx: number;
  widthPx: number;
}

interface TreeGridHeadProps {
  ref: Ref<HTMLDivElement>;
  titles: readonly HeadTitle[];
  sort: GridSort | null;
  widths: GridLayout['widths'];
  onSort: (columnId: string) => void;
  onResize: (widths: GridLayout['widths']) => void;
  /** Sets a width by keyboard. */
  onNudge: (title: HeadTitle, byPx: number) => void;
  /** The focus goes down into the rows. */
  onLeave: () => void;
}

const NUDGE_PX = 16;

/** One tab stop: arrows go from title to title, Enter sorts, Shift with an arrow makes a column wider or narrower. */
export function TreeGridHead(props: TreeGridHeadProps) {
  const { ref, titles, sort, widths, onSort, onResize, onNudge, onLeave } = props;
  const [stop, setStop] = useState(0);
  const latest = useRef({ widths, onResize, onSort });
  latest.current = { widths, onResize, onSort };
  const commands = useMemo<HeadCommands>(
    () => ({
      changeLayout: (change) => {
        const layout = change({ ...EMPTY_LAYOUT, widths: latest.current.widths });
        latest.current.onResize(layout.widths);
      },
      toggleSort: (columnId) => latest.current.onSort(columnId),
      moveColumn: () => {},
    }),
    [],
  );

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const title = titles[stop];
    const towardsEnd = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    const by = event.key === towardsEnd ? 1 : event.key.startsWith('Arrow') ? -1 : 0;
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (event.key === 'ArrowDown') onLeave();
    else if (sideways && event.shiftKey && title) onNudge(title, by * NUDGE_PX);
    else if (sideways) goTo(event.currentTarget, stop + by);
    else if (event.key === 'Home') goTo(event.currentTarget, 0);
    else if (event.key === 'End') goTo(event.currentTarget, titles.length - 1);
    else return;
    event.preventDefault();
  }

  function goTo(head: HTMLElement, next: number) {
    head.querySelectorAll<HTMLElement>('[tabindex]')[next]?.focus();
  }

  return (
    <HeadCommandsContext value={commands}>
      <S.Head ref={ref} role="row" aria-rowindex={1} onKeyDown={onKeyDown}>
        {titles.map((title, k) => {
          const focusable = {
            tabIndex: k === stop ? 0 : -1,
            onFocus: () => setStop(k),
            'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight',
          };
          const sorted = sort?.columnId === title.id;
          return (
            <S.Title
              key={title.id}
              role="columnheader"
              aria-label={title.title}
              aria-colindex={k + 1}
              aria-sort={!title.sortable ? undefined : !sorted ? 'none' : sort.ascending ? 'ascending' : 'descending'}
              data-align={title.align}
              data-sorted={sorted || undefined}
              title={title.description}
              style={{ insetInlineStart: title.startPx, inlineSize: title.widthPx }}
              {...(title.sortable ? {} : focusable)}
            >
              {title.sortable ? (
                <S.SortButton type="button" {...focusable} onClick={() => onSort(title.id)}>
                  <span>{title.title}</span>
                  {sorted && <Arrow aria-hidden="true" data-up={sort.ascending || undefined} viewBox="0 0 20 20" />}
                </S.SortButton>
              ) : (
                <span>{title.title}</span>
              )}
              <ColumnResizer title={title.title} columnId={title.id} widthPx={title.widthPx} />
            </S.Title>
          );
        })}
      </S.Head>
    </HeadCommandsContext>
  );
}
