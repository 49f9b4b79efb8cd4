import { useCallback, useState } from 'react';

export interface ListViewOptions {
  /** Not a step of its own: going back leads past it. */
  replace?: boolean;
}

/** The view of a list, when a host keeps it, e.g. in a URL. */
export interface ListViewProps<View> {
  /** What the list shows. @default the widget keeps its own */
  view?: View | undefined;
  /** Called with the next view. `replace`: it corrects the present one and is no step of the history. */
  onViewChange?: ((view: View, options?: ListViewOptions) => void) | undefined;
}

/** The view of a list: the host's, or without one the widget's own. */
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
