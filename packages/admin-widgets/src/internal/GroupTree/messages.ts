import { defineMessages } from '@gladhand/ui';
export const GROUP_TREE_MESSAGES = defineMessages('groupTree', {
  label: 'Groups',
  groups: 'The groups',
  find: 'Find a group',
  none: 'No groups yet',
  noneHint: 'This customer has no groups. Create them in Group Management.',
  selected: 'Selected',
  remove: (name: string) => `Remove ${name}`,
  more: (count: number) => `+${count.toLocaleString('en-US')} more`,
});
