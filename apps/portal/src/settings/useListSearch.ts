import type { ListParams, ListViewOptions } from '@gladhand/admin-widgets';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Keeps the view of a list in the URL, so that a reload, a copied link and the back button restore it. */
export function useListSearch<View>(list: ListParams<View>) {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const view = useMemo(() => list.read(new URLSearchParams(query)), [list, query]);
  const onViewChange = useCallback(
    (next: View, { replace = list.isTyping(view, next) }: ListViewOptions = {}) => {
      // When a control reports a change twice, the window is ahead of the rendered query.
      const present = new URLSearchParams(window.location.search);
      const otherParams = [...present].filter(([name]) => !list.names.includes(name));
      const search = new URLSearchParams([...otherParams, ...Object.entries(list.write(next))]);
      if (`${search}` !== `${present}`) setParams(search, { replace, preventScrollReset: true });
    },
    [list, setParams, view],
  );
  return { view, onViewChange };
}
