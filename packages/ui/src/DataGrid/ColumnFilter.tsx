import { Suspense, useEffect, useRef, useState } from 'react';
import { focusedElement } from '../internal/focusedElement';
import { lazyPart } from '../lazyPart/lazyPart';
import { Face } from './DataGridHead.styles';
import { useGridTexts } from './gridTexts';
import type { GridColumnFilter } from './gridTypes';

const FilterPopover = lazyPart(() => import('./FilterPopover').then((module) => module.FilterPopover));

interface ColumnFilterProps {
  filter: GridColumnFilter;
  title: string;
  tabStop: boolean;
  /** Lets a `DataGrid` find the button. */
  cellKey?: string;
}

/** A button that shows the filter's value. Its control is rendered only when needed. */
export function ColumnFilter({ filter, title, tabStop, cellKey }: ColumnFilterProps) {
  const texts = useGridTexts();
  const [open, setOpen] = useState(false);
  const face = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The button gets the focus back only after the inline control has been removed.
  useEffect(() => {
    if (wasOpen.current && !open && focusedElement() === document.body) face.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const close = () => setOpen(false);

  if (open && filter.kind === 'inline') return filter.render({ close });
  const value = filter.summary || filter.placeholder || texts.all;
  const button = (
    <Face
      ref={face}
      type="button"
      tabIndex={tabStop ? 0 : -1}
      data-grid-cell={cellKey}
      data-set={filter.summary ? '' : undefined}
      aria-haspopup={filter.kind === 'popover' ? 'dialog' : undefined}
      aria-label={texts.filterValue(title, value)}
      onClick={() => setOpen(true)}
    >
      <span>{value}</span>
      {filter.kind === 'popover' && (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5.5 8L10 12.5 14.5 8" />
        </svg>
      )}
    </Face>
  );
  if (!open) return button;
  return (
    <Suspense fallback={button}>
      <FilterPopover label={texts.filter(title)} anchor={button} onClose={close}>
        {filter.render({ close })}
      </FilterPopover>
    </Suspense>
  );
}
