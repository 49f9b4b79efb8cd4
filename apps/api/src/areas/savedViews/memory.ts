import { ViewAudience } from '@gladhand/domain/saved-views';
import { fold } from '../../repositories/fleetFields';
import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { NamedView, SavedViewRecord, SavedViewRepository, ViewReader } from './repository';

export function memorySavedViews(store: MemoryStore): SavedViewRepository {
  const views = store.keep(new Map<string, SavedViewRecord>());

  const named = (view: SavedViewRecord): NamedView => ({
    ...view,
    ownerId: ownerOf(view)?.userId ?? null,
    owner: ownerOf(view)?.email ?? null,
    customerName: (view.customerId !== null && store.customer(view.customerId)?.shortName) || null,
    groupName: store.groups.find(({ groupId }) => groupId === view.groupId)?.name ?? null,
  });
  const ownerOf = ({ ownerId }: SavedViewRecord) => (ownerId === null ? undefined : store.users.get(ownerId));
  // A deleted group takes its views with it
  const all = () =>
    [...views.values()].filter(
      ({ groupId }) => groupId === null || store.groups.some((group) => group.groupId === groupId),
    );
  const isTaken = ({ viewId, ownerId, screen, name }: SavedViewRecord) =>
    all().some(
      (other) =>
        other.viewId !== viewId &&
        other.ownerId === ownerId &&
        other.screen === screen &&
        fold(other.name) === fold(name),
    );
  const endOtherDefault = (view: SavedViewRecord) => {
    if (!view.isDefault) return;
    for (const other of all()) {
      if (other.viewId !== view.viewId && other.isDefault && isSamePlace(other, view))
        views.set(other.viewId, { ...other, isDefault: false, version: other.version + 1 });
    }
  };

  return {
    list: async (screen, reader) =>
      all()
        .filter((view) => view.screen === screen && isFor(view, reader))
        .map(named)
        .sort((a, b) => compare(fold(a.name), fold(b.name)) || compare(a.viewId, b.viewId)),
    async byId(viewId) {
      const found = all().find((view) => view.viewId === viewId);
      return found && named(found);
    },
    countOf: async (ownerId, screen) =>
      all().filter((view) => view.ownerId === ownerId && view.screen === screen).length,
    async add(view) {
      if (isTaken(view)) return false;
      endOtherDefault(view);
      views.set(view.viewId, view);
      return true;
    },
    async replace(view) {
      if (views.get(view.viewId)?.version !== view.version - 1) return 'changed';
      if (isTaken(view)) return 'nameTaken';
      endOtherDefault(view);
      views.set(view.viewId, view);
      return 'replaced';
    },
    async delete(viewId) {
      views.delete(viewId);
    },
    async deleteOrphans() {
      const orphans = all().filter((view) => view.audience === ViewAudience.Private && !ownerOf(view));
      for (const { viewId } of orphans) views.delete(viewId);
      return orphans.length;
    },
  };
}

function isFor(view: SavedViewRecord, reader: ViewReader): boolean {
  const { audience, customerId, role, groupId, ownerId } = view;
  if (ownerId === reader.userId) return true;
  if (audience === ViewAudience.Private) return false;
  if (reader.administers === 'all' || (customerId !== null && reader.administers.includes(customerId))) return true;
  if (audience === ViewAudience.Group) return groupId !== null && reader.groupIds.includes(groupId);
  const isCustomer = customerId === null || reader.customerIds === 'all' || reader.customerIds.includes(customerId);
  return role !== null && reader.roles.includes(role) && isCustomer;
}

/** Whether two views would be the default of the same users. */
const isSamePlace = (a: SavedViewRecord, b: SavedViewRecord) =>
  a.screen === b.screen &&
  a.audience === b.audience &&
  (a.audience === ViewAudience.Private ? a.ownerId === b.ownerId : a.role === b.role && a.customerId === b.customerId);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
