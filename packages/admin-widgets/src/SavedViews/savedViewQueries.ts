import type { SavedViewsPort } from '@gladhand/domain';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';
import type { SavedView, SavedViewInput, SavedViewScreen } from '@gladhand/domain/saved-views';

/** Views of a screen that the viewer may open. */
export const savedViewsQuery = (screen: SavedViewScreen): ApiQuery<SavedView[]> => ({
  key: ['savedViews', screen],
  fetch: (api: SavedViewsPort, options) => api.savedViews.list(screen, options),
});

const everyView = () => [['savedViews']];

/** Saves a new view. */
export const createView: ApiMutation<{ screen: SavedViewScreen; view: SavedViewInput }, SavedView> = {
  run: (api: SavedViewsPort, input, requestId) => api.savedViews.create({ ...input, requestId }),
  invalidates: everyView,
};

/** Replaces the contents of a view. */
export const updateView: ApiMutation<{ id: string; version: number; input: SavedViewInput }, SavedView> = {
  run: (api: SavedViewsPort, input) => api.savedViews.update(input),
  invalidates: everyView,
};

/** Deletes a view. */
export const deleteView: ApiMutation<string, void> = {
  run: (api: SavedViewsPort, id) => api.savedViews.delete(id),
  invalidates: everyView,
};

/** The contents of a view, to save it with changes. */
export const inputOf = ({
  name,
  query,
  layout,
  audience,
  customerId,
  role,
  groupId,
  isDefault,
}: SavedView): SavedViewInput => ({ name, query, layout, audience, customerId, role, groupId, isDefault });
