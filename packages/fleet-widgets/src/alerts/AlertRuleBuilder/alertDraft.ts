import {
  type ActiveWindows,
  ALERT_RULE_DEFAULTS,
  ALERT_RULE_LIMITS,
  type AlertCondition,
  type AlertRule,
  type AlertRuleInput,
  CONDITION_LIMITS,
  type ConditionFault,
  conditionProblems,
  defaultLeaf,
} from '@gladhand/domain/alerts';
import { isEmail } from '@gladhand/domain/contact';
import { isStorableText } from '@gladhand/domain/formats';
import { hoursProblem } from '../internal/HoursFields/hoursProblem';
import {
  conditionOf,
  type DraftGroup,
  draftGroup,
  draftLeaf,
  draftLeaves,
  draftOfCondition,
  keyAt,
} from './conditionTree';
import { type DraftStep, draftSteps, type StepProblem, stepProblems, stepsOf } from './escalationDraft';

/** What the builder edits. */
export interface AlertDraft extends Omit<AlertRuleInput, 'condition' | 'activeHours' | 'escalation'> {
  condition: DraftGroup;
  /** When messages may be sent; null for always. */
  activeHours: ActiveWindows | null;
  escalation: readonly DraftStep[];
  /** Delivered to the inbox without messages. */
  inboxOnly: boolean;
}

/** What a new rule begins with. */
export interface AlertRuleStart {
  name?: string | undefined;
  severity?: string | undefined;
  condition: AlertCondition;
}

/** A new rule with the specified defaults. */
export function newDraft(start?: AlertRuleStart): AlertDraft {
  return {
    ...ALERT_RULE_DEFAULTS,
    name: start?.name ?? '',
    severity: start?.severity ?? 'caution',
    condition: start ? draftOfCondition(start.condition) : draftGroup('all'),
    ...{ vehicleIds: [], vehicleGroupIds: [], notifyEmails: [] },
    ...{ notifyPresent: false, inboxOnly: false, activeHours: null, escalation: [] },
  };
}

/** What a new rule of a type begins with; undefined for Custom and for unknown types. */
export function startOf(typeId: number): AlertRuleStart | undefined {
  const condition = defaultLeaf(typeId);
  return condition && { condition };
}

/** A saved rule as a draft. */
export function draftOf(rule: AlertRule): AlertDraft {
  const { notifyMe, notifyAllCustomerUsers, notifyEmails } = rule;
  return {
    ...{ name: rule.name, severity: rule.severity, condition: draftOfCondition(rule.condition) },
    ...{ allVehicles: rule.allVehicles, vehicleIds: rule.vehicleIds, vehicleGroupIds: rule.vehicleGroupIds },
    ...{ notifyMe, notifyAllCustomerUsers, notifyEmails },
    isActive: rule.isActive,
    includeSensorData: rule.includeSensorData,
    alertNotificationRateLimitMs: rule.alertNotificationRateLimitMs,
    notifyPresent: rule.notifyPresent,
    activeHours: rule.activeHours,
    escalation: draftSteps(rule.escalation),
    inboxOnly: !notifyMe && !notifyAllCustomerUsers && notifyEmails.length === 0,
  };
}

/** A draft as the server takes it. */
export function inputOf({
  inboxOnly: _,
  condition,
  name,
  activeHours,
  escalation,
  ...draft
}: AlertDraft): AlertRuleInput {
  return {
    ...{ ...draft, name: name.trim(), condition: conditionOf(condition) },
    activeHours: activeHours && {
      zone: activeHours.zone,
      windows: activeHours.windows.map(({ days, from, to }) => ({ days: [...days], from, to })),
    },
    escalation: stepsOf(escalation),
  };
}

/** Whether a draft differs from the one that was loaded. Moving a condition there and back is no change. */
export const isChanged = (draft: AlertDraft, loaded: AlertDraft): boolean =>
  JSON.stringify([inputOf(draft), draft.inboxOnly]) !== JSON.stringify([inputOf(loaded), loaded.inboxOnly]);

/** The rule is about all trailers: that clears the chosen ones. */
export const withAllVehicles = (draft: AlertDraft): AlertDraft => ({
  ...draft,
  allVehicles: true,
  vehicleIds: [],
  vehicleGroupIds: [],
});

/** Chosen trailers or groups. Without any, the rule is about all trailers. */
export function withVehicles(
  draft: AlertDraft,
  chosen: Partial<Pick<AlertDraft, 'vehicleIds' | 'vehicleGroupIds'>>,
): AlertDraft {
  const next = { ...draft, ...chosen };
  return { ...next, allVehicles: next.vehicleIds.length === 0 && next.vehicleGroupIds.length === 0 };
}

/** Changes who is notified. Inbox only excludes everyone, and everyone excludes inbox only. */
export function withRecipients(
  draft: AlertDraft,
  change: Partial<Pick<AlertDraft, 'notifyMe' | 'notifyAllCustomerUsers' | 'notifyEmails' | 'inboxOnly'>>,
): AlertDraft {
  if (change.inboxOnly) {
    return { ...draft, inboxOnly: true, notifyMe: false, notifyAllCustomerUsers: false, notifyEmails: [] };
  }
  const next = { ...draft, ...change };
  return { ...next, inboxOnly: next.inboxOnly && !hasRecipients(next) };
}

const hasRecipients = ({ notifyMe, notifyAllCustomerUsers, notifyEmails }: AlertDraft): boolean =>
  notifyMe || notifyAllCustomerUsers || notifyEmails.length > 0;

export const canAddCondition = ({ condition }: AlertDraft): boolean =>
  draftLeaves(condition).length < CONDITION_LIMITS.maxLeaves;

/** A draft with a condition of a type at the end. */
export function withType(draft: AlertDraft, typeId: number): AlertDraft {
  const leaf = defaultLeaf(typeId);
  const part = leaf ? draftLeaf(leaf) : draftGroup('any');
  return { ...draft, condition: { ...draft.condition, parts: [...draft.condition.parts, part] } };
}

/** What keeps a draft from being saved. */
export interface DraftProblems {
  name?: 'missing' | 'invalid' | undefined;
  /** Faults by the key of their condition or group. */
  conditions: ReadonlyMap<string, ConditionFault>;
  notify?: 'missing' | undefined;
  emails?: 'tooMany' | 'invalid' | undefined;
  hours?: 'invalid' | undefined;
  /** Problems by the key of their step. */
  escalation?: ReadonlyMap<string, StepProblem> | undefined;
}

export function problemsOf(draft: AlertDraft): DraftProblems {
  const name = draft.name.trim();
  const isStorable = name.length <= ALERT_RULE_LIMITS.nameCharacters && isStorableText(name);
  const conditions = new Map<string, ConditionFault>();
  for (const { path, ...fault } of conditionProblems(conditionOf(draft.condition))) {
    const key = keyAt(draft.condition, path);
    if (!conditions.has(key)) conditions.set(key, fault as ConditionFault);
  }
  return {
    name: name === '' ? 'missing' : isStorable ? undefined : 'invalid',
    conditions,
    notify: hasRecipients(draft) || draft.inboxOnly ? undefined : 'missing',
    emails:
      draft.notifyEmails.length > ALERT_RULE_LIMITS.emails ? 'tooMany' : emailsAreValid(draft) ? undefined : 'invalid',
    hours: draft.activeHours?.windows.some(hoursProblem) ? 'invalid' : undefined,
    escalation: stepProblems(draft.escalation),
  };
}

const emailsAreValid = ({ notifyEmails }: AlertDraft): boolean => notifyEmails.every(isEmail);

export const hasProblems = ({ name, conditions, notify, emails, hours, escalation }: DraftProblems): boolean =>
  Boolean(name ?? notify ?? emails ?? hours) || conditions.size > 0 || (escalation?.size ?? 0) > 0;

/** Parts of a rule that are named when someone else has changed them. */
export type ChangedField =
  | 'name'
  | 'severity'
  | 'condition'
  | 'vehicles'
  | 'isActive'
  | 'recipients'
  | 'alertNotificationRateLimitMs'
  | 'includeSensorData'
  | 'notifyPresent'
  | 'activeHours'
  | 'escalation';

/** The parts in which two drafts differ, in the order of the form. */
export function changedFields(before: AlertDraft, after: AlertDraft): readonly ChangedField[] {
  const partsOf = (draft: AlertDraft): Readonly<Record<ChangedField, unknown>> => ({
    ...{ name: draft.name, severity: draft.severity, condition: conditionOf(draft.condition) },
    vehicles: [draft.allVehicles, draft.vehicleIds, draft.vehicleGroupIds],
    isActive: draft.isActive,
    recipients: [draft.notifyMe, draft.notifyAllCustomerUsers, draft.notifyEmails],
    alertNotificationRateLimitMs: draft.alertNotificationRateLimitMs,
    includeSensorData: draft.includeSensorData,
    notifyPresent: draft.notifyPresent,
    activeHours: draft.activeHours,
    escalation: stepsOf(draft.escalation),
  });
  const [one, other] = [partsOf(before), partsOf(after)];
  return (Object.keys(one) as ChangedField[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
}
