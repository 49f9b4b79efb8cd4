import { useState } from 'react';
import { type ListViewProps, useListView } from './useListView';

const NONE: ReadonlySet<string> = new Set();

/** The view of a list page and its selected rows. */
export function useListPage<View extends { page: number }>(
  given: ListViewProps<View>,
  initial: View,
  /** Takes out what the viewer may not choose. @default nothing */
  limit: (view: View) => View = (view) => view,
) {
  const { view: chosen, setView } = useListView(given, initial);
  const [selected, setSelected] = useState(NONE);
  const view = limit(chosen);
  return {
    view,
    selected,
    setSelected,
    /** Changes the view without leaving the page, such as the open record. */
    setView,
    /** Changes filters, order or page. It starts at the first page and empties the selection. */
    updateView(change: Partial<View>) {
      setSelected(NONE);
      setView({ ...view, page: 1, ...change });
    },
    /** Corrects the view. The correction is not a step of the browser history. */
    correctView(change: Partial<View>) {
      setView({ ...view, ...change }, { replace: true });
    },
  };
}
