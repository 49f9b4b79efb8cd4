import { useCallback, useState } from 'react';

export interface ListViewOptions {
  /** Whether the change replaces the entry of the browser history. */
  replace?: boolean | undefined;
}

/** The view of a list, for hosts that keep it, e.g. in a URL. */
export interface ListViewProps<View> {
  /** The view. @default kept by the widget */
  view?: View | undefined;
  /** Called with the next view. With `replace` it is not a step of the browser history. */
  onViewChange?: ((view: View, options?: ListViewOptions) => void) | undefined;
}

/** The view of a list, kept by the host or by the widget. */
export function useListView<View extends { page: number }>(given: ListViewProps<View>, initial: View) {
  const { view: kept, onViewChange } = given;
  const [own, setOwn] = useState(initial);
  const view = kept ?? own;
  const setView = useCallback(
    (next: View, options?: ListViewOptions) => {
      setOwn(next);
      onViewChange?.(next, options);
    },
    [onViewChange],
  );
  return { view, setView };
}
