import { lookup, type Word } from './lookup';

/** What a vehicle group is for. All but `regular` are made with the customer and cannot be changed by anybody. */
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
  { id: 'regular', label: 'Group', pinned: false, effect: 'Gives sight of its trailers and those of its descendants.' },
  { id: 'allVins', label: 'All VINs', pinned: true, effect: 'The default group. Gives sight of every trailer.' },
  { id: 'noVins', label: 'No VINs', pinned: true, effect: 'Gives sight of no trailer.' },
  { id: 'tkCommandControl', label: 'TK Command Control', pinned: false, effect: 'Grants reefer commands. No sight.' },
  { id: 'noHelp', label: 'No Help', pinned: false, effect: 'Hides Help in the menu. No sight.' },
];
/** Finds a group kind by id; an unknown id is kept and says so. */
export const groupKind = lookup(GROUP_KINDS, 'group kind');

/** What a user belongs to when no group was chosen. */
export const DEFAULT_GROUP_KIND: GroupKind = GroupKind.AllVins;

/** Letters and digits alone: blanks, dashes and marks that nobody sees make no other name. */
const folded = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
const SPECIAL = new Set(GROUP_KINDS.filter(({ id }) => id !== 'regular').map(({ label }) => folded(label)));

/** True for the name of a special group in any spelling: nobody may give a group such a name. */
export function isReservedGroupName(name: string): boolean {
  return SPECIAL.has(folded(name));
}
