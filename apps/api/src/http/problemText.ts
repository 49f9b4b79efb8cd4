import type * as v from 'valibot';
import { HTTP_MESSAGES } from './messages';

/**
 * What is wrong with a value from outside, as text for its sender: 'readings.position.lat: is missing'. `whole` names
 * the value itself: 'The report'.
 */
export function problemText(issue: v.BaseIssue<unknown>, whole: string): string {
  const path = issue.path?.map(({ key }) => String(key)).join('.');
  const problem = problemOf(issue);
  return path ? `${path}: ${problem}` : `${whole} ${problem}`;
}

const OBJECTS: readonly string[] = ['object', 'strict_object', 'loose_object', 'record'];

/** Objects have no message of their own, because the library's would name a missing field like an invalid one. */
function problemOf({ type, expected, received, input, message }: v.BaseIssue<unknown>): string {
  if (!OBJECTS.includes(type)) return input === undefined ? HTTP_MESSAGES.missing : message;
  if (expected === 'never') return HTTP_MESSAGES.unknownField;
  return received === 'undefined' ? HTTP_MESSAGES.missing : HTTP_MESSAGES.mustBeObject;
}
