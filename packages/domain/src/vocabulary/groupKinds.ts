import { lookup, type Word } from './lookup';

/** The purpose of a vehicle group. All kinds except `regular` are created with the customer and can't be changed. */
export const GroupKind = {
  Regular: 'regular',
  AllVins: 'allVins',
  NoVins: 'noVins',
  TkCommandControl: 'tkCommandControl',
  NoHelp: 'noHelp',
} as const;
export type GroupKind = (typeof GroupKind)[keyof typeof GroupKind];

/** The group kinds with their labels, in display order. */
export const GROUP_KINDS: readonly (Word<GroupKind> & { readonly pinned: boolean; readonly effect: string })[] = [
  {
    id: 'regular',
    label: 'Group',
    pinned: false,
    effect: 'Gives access to its trailers and those of its descendants.',
  },
  { id: 'allVins', label: 'All VINs', pinned: true, effect: 'The default group. Gives access to every trailer.' },
  { id: 'noVins', label: 'No VINs', pinned: true, effect: 'Gives access to no trailers.' },
  {
    id: 'tkCommandControl',
    label: 'TK Command Control',
    pinned: false,
    effect: 'Grants reefer commands, but no access to trailers.',
  },
  { id: 'noHelp', label: 'No Help', pinned: false, effect: 'Hides Help in the menu. Gives access to no trailers.' },
];
/** Finds a group kind by id; an unknown id is kept and labeled as unknown. */
export const groupKind = lookup(GROUP_KINDS, 'group kind');

/** A user's group if none was chosen. */
export const DEFAULT_GROUP_KIND: GroupKind = GroupKind.AllVins;

/** Compares only letters and digits: blanks, dashes and invisible characters don't make a different name. */
const folded = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
const SPECIAL = new Set(GROUP_KINDS.filter(({ id }) => id !== 'regular').map(({ label }) => folded(label)));

/** Whether a name is that of a special group in any spelling; other groups can't have such a name. */
export function isReservedGroupName(name: string): boolean {
  return SPECIAL.has(folded(name));
}
