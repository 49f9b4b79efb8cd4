import { ThemeScope } from '@gladhand/ui';
import { indexTree, Tree, type TreeHandle, type TreeIndex } from '@gladhand/ui/grid';
import { createRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Peer } from './peer';

const handle = createRef<TreeHandle>();
let show: (shown: boolean) => void;

function Page({ index }: { index: TreeIndex }) {
  const [shown, setShown] = useState(false);
  show = setShown;
  return (
    <ThemeScope density="compact" style={{ position: 'absolute', inset: 0 }}>
      {shown && <Tree ref={handle} label="Groups" nodes={index} defaultExpanded={['g0']} defaultChecked={[]} />}
    </ThemeScope>
  );
}

/** The tree is added to a running page with React and the theme. */
export const peer: Peer = (roots) => {
  const index = indexTree(roots);
  const root = createRoot(document.getElementById('root') as HTMLElement);
  flushSync(() => root.render(<Page index={index} />));
  return () => {
    show(true);
    return {
      scroller: () => document.querySelector('[role=tree]')?.parentElement as HTMLElement,
      box: '.gh-check',
      isChecked: (row) => row.getAttribute('aria-checked') === 'true',
      expandAll: () => handle.current?.expandAll(),
      search: (text) => void handle.current?.search(text),
    };
  };
};
