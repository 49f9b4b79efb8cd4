import { lazyPart, Skeleton } from '@gladhand/ui';
import { Suspense } from 'react';
import type { GroupTreeProps } from './GroupTree';

const GroupTree = lazyPart(() => import('./GroupTree').then((module) => module.GroupTree));

/** A `GroupTree` whose code loads when it is shown: a host may have its own. */
export function LazyGroupTree(props: GroupTreeProps) {
  return (
    <Suspense fallback={<Skeleton height={220} />}>
      <GroupTree {...props} />
    </Suspense>
  );
}
