import { AREAS } from '../areas';
import type { Area } from '../areas/area';
import { deleteExpired } from '../jobs/retention';
import type { ApiDeps } from '../ports';

/** Deletes expired data of the kernel and of areas. */
export async function applyRetention(
  deps: Pick<ApiDeps, 'repositories' | 'ids' | 'now'>,
  areas: readonly Area[] = AREAS,
): Promise<void> {
  for (const area of areas) await area.cleanUp?.(deps);
  await deleteExpired(
    deps,
    areas.flatMap(({ retention = [] }) => retention),
  );
}
