import { type AlertCondition, type AlertLeaf, isEvent, isGroup, leavesOf } from './alertCondition';
import { CONDITION_LIMITS } from './alertPolicy';
import type { ConditionProblem } from './conditionProblem';
import { leafChecks } from './leafFields';

type Path = ConditionProblem['path'];

/** A condition, or everything that keeps a value from being one. */
export type ReadCondition =
  | { readonly condition: AlertCondition; readonly problems: readonly [] }
  | { readonly condition: undefined; readonly problems: readonly ConditionProblem[] };

/** Reads a condition from JSON. Kinds and fields that this version doesn't know are problems: nothing is dropped. */
export function readCondition(value: unknown): ReadCondition {
  const problems = conditionProblems(value);
  return problems.length === 0
    ? { condition: value as AlertCondition, problems: [] }
    : { condition: undefined, problems };
}

/** Everything that keeps a value from being a condition; empty if it is one. */
export function conditionProblems(value: unknown): readonly ConditionProblem[] {
  const shape = nodeProblems(value, [], 0);
  return shape.length > 0 ? shape : treeProblems(value as AlertCondition);
}

function nodeProblems(value: unknown, path: Path, depth: number): ConditionProblem[] {
  if (!isRecord(value)) return [{ code: 'malformed', path }];
  const { kind, of: parts, ...rest } = value;
  if (kind !== 'all' && kind !== 'any') return leafProblems(value, path);
  if (depth >= CONDITION_LIMITS.maxDepth) return [{ code: 'tooDeep', path }];
  if (!Array.isArray(parts) || Object.keys(rest).length > 0) return [{ code: 'malformed', path }];
  if (parts.length === 0) return [{ code: 'noConditions', path }];
  return parts.flatMap((part: unknown, index) => nodeProblems(part, [...path, 'of', index], depth + 1));
}

function leafProblems(value: Readonly<Record<string, unknown>>, path: Path): ConditionProblem[] {
  const { kind, ...fields } = value;
  const checks = leafChecks(kind);
  if (!checks) return [{ code: 'unknownType', typeId: typeof kind === 'string' ? kind : '', path }];
  const unknown = Object.keys(fields).filter((field) => !Object.hasOwn(checks, field));
  return [
    ...unknown.map((field): ConditionProblem => ({ code: 'malformed', path: [...path, field] })),
    ...Object.entries(checks).flatMap(([field, check]): ConditionProblem[] => {
      const fault = check(fields[field]);
      return fault ? [{ ...fault, path: [...path, field] }] : [];
    }),
  ];
}

/** What is wrong with how conditions are combined. */
function treeProblems(condition: AlertCondition): ConditionProblem[] {
  const leaves = leavesOf(condition);
  const problems: ConditionProblem[] = [];
  if (leaves.length > CONDITION_LIMITS.maxLeaves) problems.push({ code: 'tooManyConditions', path: [] });
  if (leaves.length > 1 && leaves.some(({ kind }) => kind === 'geofenceCount')) {
    problems.push({ code: 'notAlone', path: [] });
  }
  if (!isGroup(condition) && isStateAlone(condition)) problems.push({ code: 'duration', path: ['durationMs'] });
  return [...problems, ...eventProblems(condition, [])];
}

/** A state without a duration, which makes sense only next to another condition. */
const isStateAlone = (leaf: AlertLeaf): boolean => 'durationMs' in leaf && leaf.durationMs === 0;

/** Groups that need several events at once: they could never hold. */
function eventProblems(condition: AlertCondition, path: Path): ConditionProblem[] {
  if (!isGroup(condition)) return [];
  const inner = condition.of.flatMap((part, index) => eventProblems(part, [...path, 'of', index]));
  return condition.kind === 'all' && eventsOf(condition) > 1 ? [...inner, { code: 'manyEvents', path }] : inner;
}

/** How many events must happen at once for a condition to hold. */
function eventsOf(condition: AlertCondition): number {
  if (!isGroup(condition)) return isEvent(condition) ? 1 : 0;
  const counts = condition.of.map(eventsOf);
  return condition.kind === 'all' ? counts.reduce((sum, count) => sum + count, 0) : Math.max(...counts);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
