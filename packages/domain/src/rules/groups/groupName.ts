import { isReservedGroupName } from '../../vocabulary/groupKinds';
import { GROUP_POLICY } from './groupForest';

/** A name as it is stored: without blanks around it. */
export const cleanGroupName = (name: string): string => name.trim();

/** What is wrong with a name for a group; undefined when nothing is. */
export function groupNameProblem(name: string): string | undefined {
  const clean = cleanGroupName(name);
  if (clean === '') return 'Give the group a name.';
  if (clean.length > GROUP_POLICY.nameMaxLength)
    return `A name has at most ${GROUP_POLICY.nameMaxLength} characters; this one has ${clean.length}.`;
  if (/\p{Cc}/u.test(clean)) return 'A name is a single line without tabs.';
  if (isReservedGroupName(clean)) return 'This name belongs to a special group. Choose another one.';
  return undefined;
}
