import type { VehicleGroup } from '@gladhand/domain/administration';
import { GROUP_MESSAGES } from './messages';

/** Names of the parents of a group. */
export function parentNames(
  { parentIds }: Pick<VehicleGroup, 'parentIds'>,
  groups: readonly VehicleGroup[],
  messages = GROUP_MESSAGES,
): string {
  if (parentIds.length === 0) return messages.topLevel;
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return parentIds.map((id) => names.get(id) ?? messages.deletedGroup).join(', ');
}
