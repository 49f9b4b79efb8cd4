import { useRef, useState } from 'react';

/** The menu of a column title. Focus continues at the title when the menu closes. */
export function useTitleMenu(columnId: string) {
  const title = useRef<HTMLButtonElement>(null);
  const grid = useRef<Element | null>(null);
  const [open, setOpen] = useState(false);
  const turn = (next: boolean) => {
    if (next) grid.current = title.current?.closest('[role=grid]') ?? null;
    setOpen(next);
  };
  const focusTitle = () => {
    // A pinned column has a new title element, a hidden one has none.
    const own = grid.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(columnId)}"]`);
    const next = own ?? grid.current?.querySelector<HTMLElement>('[data-column][tabindex="0"]');
    next?.focus();
  };
  return { title, open, turn, focusTitle };
}
