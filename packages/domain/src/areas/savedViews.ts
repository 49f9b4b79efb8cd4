export type { SavedViewInput } from '../contract/generated/graphql';
export type { SavedView } from '../contract/savedViews';
export { defaultView } from '../rules/savedViews/defaultView';
export { isSameQuery } from '../rules/savedViews/sameQuery';
export { viewRoles } from '../rules/savedViews/viewRoles';
export { SAVED_VIEW_LIMITS, SavedViewScreen, ViewAudience } from '../vocabulary/savedViews';
