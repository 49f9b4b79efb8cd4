import { indexTree, ThemeScope, Tree, type TreeHandle } from '@gladhand/ui';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Peer } from './peer';

export const peer: Peer = (roots) => {
  const index = indexTree(roots);
  return (root) => {
    const tree = createRef<TreeHandle>();
    createRoot(root).render(
      <ThemeScope density="compact" style={{ position: 'absolute', inset: 0 }}>
        <Tree ref={tree} label="Groups" nodes={index} defaultExpanded={['g0']} defaultChecked={[]} />
      </ThemeScope>,
    );
    return {
      scroller: () => document.querySelector('[role=tree]')?.parentElement as HTMLElement,
      box: '.gh-box',
      isChecked: (row) => row.getAttribute('aria-checked') === 'true',
      expandAll: () => tree.current?.expandAll(),
      search: (text) => void tree.current?.search(text),
    };
  };
};
