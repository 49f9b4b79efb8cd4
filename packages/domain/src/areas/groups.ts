export {
  type AccessChange,
  accessChanges,
  type GroupMember,
  movedTo,
  withoutGroup,
} from '../rules/groups/accessChange';
export { changeChosen } from '../rules/groups/chosenGroups';
export {
  childrenById,
  countPlaces,
  GROUP_POLICY,
  type GroupLink,
  mayStandUnder,
  withDescendants,
} from '../rules/groups/groupForest';
export { cleanGroupName, groupNameProblem } from '../rules/groups/groupName';
export { type GroupPlace, groupPlaces } from '../rules/groups/groupPlaces';
export { GROUP_KINDS, GroupKind, groupKind, isReservedGroupName } from '../vocabulary/groupKinds';
export type { CustomerHierarchy, VehicleGroupNode } from '../vocabulary/groupTree';
