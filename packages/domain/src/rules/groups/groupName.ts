import { isReservedGroupName } from '../../vocabulary/groupKinds';
import { GROUP_POLICY } from './groupForest';

/** A name as it is stored, without surrounding spaces. */
export const cleanGroupName = (name: string): string => name.trim();

/** The error of a group name, or undefined. */
export function groupNameProblem(name: string): string | undefined {
  const clean = cleanGroupName(name);
  if (clean === '') return 'Give the group a name.';
  if (clean.length > GROUP_POLICY.nameMaxLength)
    return `A name has at most ${GROUP_POLICY.nameMaxLength} characters; this one has ${clean.length}.`;
  if (/\p{Cc}/u.test(clean)) return 'A name is a single line without tabs.';
  if (isReservedGroupName(clean)) return 'This name belongs to a special group. Choose another one.';
  return undefined;
}
