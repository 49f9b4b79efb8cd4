import type { TreeSelection } from '@gladhand/ui/grid';
import type { GroupNode } from '../groupNodes';

/** The groups that a click adds or removes: the topmost rows whose check changed. */
export function toggledGroups(
  before: TreeSelection<GroupNode>,
  after: TreeSelection<GroupNode>,
): { add: string[]; remove: string[] } {
  const { nodes, end } = after.index;
  const add = new Set<string>();
  const remove = new Set<string>();
  for (let i = 0; i < nodes.length; ) {
    const was = before.stateAt(i);
    const is = after.stateAt(i);
    const id = nodes[i]?.group.id ?? '';
    if (was === is && is !== 'mixed') i = end[i] ?? nodes.length;
    else if (is === 'on' || (was === 'on' && is === 'off')) {
      (is === 'on' ? add : remove).add(id);
      i = end[i] ?? nodes.length;
    } else i++;
  }
  return { add: [...add], remove: [...remove] };
}
