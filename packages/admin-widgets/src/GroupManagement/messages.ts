import { defineMessages } from '@gladhand/ui';
import { counted } from '../internal/counted';

export const GROUP_MESSAGES = defineMessages('group', {
  title: 'Group Management',
  groupCount: (count: number) => counted(count, 'group'),
  trailerCount: (count: number) => counted(count, 'trailer'),
  userCount: (count: number) => counted(count, 'user'),
  lineCount: (count: number) => counted(count, 'line'),
  // Specified
  chooseCustomer: 'You need to select a customer in order to change group assignments or to edit groups',
  pasteTrailers: 'Paste trailers',
  createGroup: 'Create Group',
  noCustomerChosen: 'No customer selected',
  noCustomers: 'No customers',
  noCustomersHint: "You don't have access to the groups of any customer.",
  noneChosen: 'No group selected',
  noneChosenHint: 'Select a group to see its trailers and users.',

  // The tree
  theGroups: 'The groups',
  groups: 'Groups',
  createBelow: 'Create group below',
  move: 'Move',
  find: 'Find a group',
  none: 'No groups yet',
  noneHint: 'Groups collect trailers and control who can see them.',

  // One group
  allGroups: 'All groups',
  under: (parents: string, trailers: string, below: number) =>
    `Under: ${parents} · ${trailers}${below > 0 ? `, ${below.toLocaleString('en-US')} more below` : ''}`,
  special: (effect: string) => `Special group. ${effect}`,
  contents: (group: string) => `Contents of ${group}`,
  trailersTab: (count: number) => `Trailers ${count.toLocaleString('en-US')}`,
  usersTab: (count: number) => `Users ${count.toLocaleString('en-US')}`,
  topLevel: 'Top level',
  deletedGroup: 'a deleted group',

  // Adding given trailers to groups
  addToGroups: (count: number) => `Add ${counted(count, 'trailer')} to groups`,
  addToGroupsHint: 'Users of these groups can then see the trailers.',
  customer: 'Customer',

  // Trailers of a group
  trailersOf: (group: string) => `Trailers of ${group}`,
  addTrailers: 'Add trailers',
  addTrailersTo: (group: string) => `Add trailers to ${group}`,
  addTrailersHint: "Trailers of this customer that aren't in the group.",
  trailersToAdd: 'Trailers to add',
  addCount: (count: number) => `Add ${counted(count, 'trailer')}`,
  trailersAdded: (count: number) => `${counted(count, 'trailer')} added`,
  trailersRemoved: (count: number) => `${counted(count, 'trailer')} removed`,
  notAdded: 'Not added',
  choiceKept: 'Your selection is still here.',
  noTrailerMatches: 'No matching trailers',
  searchHint: 'Try a different unit ID, VIN or serial number.',
  everyTrailerInside: 'All trailers are in this group',
  nothingToAdd: 'There are no trailers left to add.',
  noTrailers: 'No trailers in this group',
  noTrailersHint: 'Add trailers here. Trailers of the groups below are listed in those groups.',
  removeTrailers: (count: number, group: string) => `Remove ${counted(count, 'trailer')} from ${group}?`,
  removeTrailersText:
    "Users who see these trailers only through this group or a group above it lose access to them. The trailers themselves don't change.",
  notRemoved: 'Not removed',
  trailer: (unitId: string, vin: string) => `${unitId}, ${vin}`,
  searchRows: (list: string) => `Search ${list.toLowerCase()}`,
  searchPlaceholder: 'Unit ID, VIN or serial number',
  theTrailers: 'The trailers',
  unitId: 'Unit ID',
  vin: 'VIN',
  assetType: 'Asset Type',
  productType: 'Product Type',

  // Users of a group
  theUsers: 'The users',
  usersOf: (group: string) => `Users of ${group}`,
  addUsers: 'Add users',
  addUsersTo: (group: string) => `Add users to ${group}`,
  addUsersHint: 'They can see the trailers of this group and of the groups below it.',
  users: 'Users',
  trailers: 'Trailers',
  addressPart: 'Part of an email address',
  inGroup: 'in the group',
  addUserCount: (count: number) => `Add ${counted(count, 'user')}`,
  usersAdded: (count: number) => `${counted(count, 'user')} added`,
  noUsers: 'No users in this group',
  noUsersHint: 'Users of the groups above it can also see its trailers.',
  disabled: 'Disabled',
  removeFor: (email: string) => `Remove ${email}`,
  removeUser: (email: string, group: string) => `Remove ${email} from ${group}?`,
  userRemoved: 'User removed',
  defaultGroup:
    'A user without any other group moves to the default group, All VINs, and can see all trailers of the customer.',
  otherGroupsKept: 'The user stays in the other groups.',

  // Create, rename and move
  renameGroup: 'Rename group',
  groupRenamed: 'Group renamed',
  groupCreated: 'Group created',
  thisGroup: 'this group',
  name: 'Name',
  parents: 'Parent groups',
  noParents: 'No parent group. The group is at the top level.',
  parentsHint: 'The group appears under each parent.',
  moveTitle: (group: string) => `Move ${group}`,
  moveText: (parents: string, trailers: number) =>
    `Now under: ${parents}. The groups below it move with it (${counted(trailers, 'trailer')} in total).`,
  groupMoved: 'Group moved',
  notMoved: 'Not moved',

  // Delete
  deleteTitle: (group: string) => `Delete ${group}?`,
  deleteText: (trailers: number, users: number) =>
    `${counted(trailers, 'trailer')} and ${counted(users, 'user')} leave the group. They aren't deleted.`,
  groupsMoveUp: (groups: number) =>
    ` ${counted(groups, 'group')} below it ${groups === 1 ? 'moves' : 'move'} up one level.`,
  groupDeleted: 'Group deleted',
  notDeleted: 'Not deleted',
  named: (name: string) => `named ${name}`,
  deleteAnyway: 'Delete anyway?',

  // Who gains or loses access
  preview: 'The preview',
  noAccessChange: 'No one gains or loses access to a trailer.',
  losing: (users: number, trailers: number) =>
    `${counted(users, 'user')} ${users === 1 ? 'loses' : 'lose'} access to ${counted(trailers, 'trailer')}`,
  gaining: (users: number, trailers: number) =>
    `${counted(users, 'user')} ${users === 1 ? 'gains' : 'gain'} access to ${counted(trailers, 'trailer')}`,
  leftWithoutGroup: (users: number) =>
    `${counted(users, 'user')} would no longer be in any group and couldn't see any trailer of this customer.`,
  moreTrailers: (count: number) => ` and ${count.toLocaleString('en-US')} more`,
  moreUsers: (count: number) => `and ${counted(count, 'more user')}`,

  // Pasted lists
  pasteText: 'Every trailer is added to every group. Trailers also stay in their current groups.',
  nothingAdded: 'Nothing was added',
  pasteKept: 'Your lists are still here.',
  pasteUnits: 'Unit IDs or VINs, one per line',
  pasteGroups: 'Group names, one per line',
  tooMany: (max: number) => `Up to ${max.toLocaleString('en-US')} at a time.`,
  pasteAgain: 'Edit and try again',
  newMemberships: (count: number) => counted(count, 'new membership'),
  line: 'Line',
  result: 'Result',
  added: 'Added',
  alreadyInside: 'Already in the group',
  nothing: 'Nothing to add',
  repeated: 'Repeated',
  notFound: 'Not found',
  ambiguous: 'Several trailers have this unit ID: use the VIN instead',
  reserved: "Special group: can't contain trailers",
});
