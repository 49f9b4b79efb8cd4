import type { ActiveWindows, AlertCondition, AlertSeverity, EscalationStep } from '@gladhand/domain/alerts';
import type { TrailerScope } from '../../../repositories/scope';
import type { TrailerKey } from '../../../repositories/trailers';

/** An alert rule of a customer. */
export interface AlertRuleRecord {
  customerId: number;
  ruleId: string;
  name: string;
  severity: AlertSeverity;
  condition: AlertCondition;
  /** All trailers of the customer that the owner has access to; otherwise those of the two lists. */
  allVehicles: boolean;
  trailerIds: readonly string[];
  groupIds: readonly string[];
  ownerId: string;
  notifyOwner: boolean;
  notifyAllUsers: boolean;
  notifyEmails: readonly string[];
  includeSensorData: boolean;
  /** Time between two messages about the same trailer to the same recipient, in ms; 0 for one per episode. */
  rateLimitMs: number;
  /** When messages may be sent; null for always. */
  windows: ActiveWindows | null;
  /** Who else is notified, and when. */
  escalation: readonly EscalationStep[];
  /** Whether what held already when the rule was saved is notified. */
  notifyPresent: boolean;
  disabledAt: Date | null;
  /** Order in the customer's list. */
  place: number;
  version: number;
  /** Since when this version decides. */
  validFrom: Date;
  createdAt: Date;
  updatedAt: Date;
  /** When a report couldn't be judged by the rule; null if all could. */
  failedAt: Date | null;
  failure: string | null;
}

/** What a list of rules shows about the episodes of each. */
export interface AlertRuleNumbers {
  ruleId: string;
  lastFired: Date | null;
  firingNow: number;
  /** Episodes of each of the last seven days, oldest first. */
  perDay: readonly number[];
}

/** The owner of rules of a customer. */
export interface OwnerKey {
  customerId: number;
  userId: string;
}

/** What decides which trailers an owner's rules concern. */
export interface AlertOwner extends OwnerKey {
  /** Undefined if the account was deleted. */
  email: string | undefined;
  /** Undefined without access. All, or those in these groups and their descendants. */
  access: 'all' | readonly string[] | undefined;
}

export interface AlertRuleRepository {
  /** Rules in the customer's order. */
  list(customerId: number): Promise<AlertRuleRecord[]>;
  byId(customerId: number, ruleId: string): Promise<AlertRuleRecord | undefined>;
  /** Adds a rule at the end of the list. */
  add(rule: AlertRuleRecord): Promise<void>;
  /** Replaces a rule that still has the previous version. False if it has another one. */
  replace(rule: AlertRuleRecord): Promise<boolean>;
  /** Puts a rule at a place in the list. */
  move(customerId: number, ruleId: string, place: number): Promise<void>;
  /** Deletes a rule; its episodes stay. False if there is none. */
  delete(customerId: number, ruleId: string, at: Date): Promise<boolean>;
  /** Marks a rule that can't be judged. It is left out until it is saved again. False if it was marked already. */
  fail(rule: { customerId: number; ruleId: string; failure: string }, at: Date): Promise<boolean>;

  /**
   * The revision of each customer's rules; customers without rules are left out. Until the transaction ends, they don't
   * change.
   */
  revisions(customerIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Enabled rules that can be judged. */
  active(customerId: number): Promise<AlertRuleRecord[]>;
  /** Features of customers, which decide whether a rule is part of their plan. */
  features(customerIds: readonly number[]): Promise<ReadonlyMap<number, ReadonlySet<string>>>;
  /** The groups of trailers and all groups above them, by trailer id. */
  groupsOf(trailers: readonly TrailerKey[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** VINs of trailers of a customer within a scope, by id. */
  vinsOf(customerId: number, trailerIds: readonly string[], scope: TrailerScope): Promise<ReadonlyMap<string, string>>;
  /** Names of rules that exist. */
  named(ruleIds: readonly string[]): Promise<Pick<AlertRuleRecord, 'customerId' | 'ruleId' | 'name'>[]>;
  /** Enabled users with a role of the customer. */
  usersOf(customerId: number): Promise<string[]>;
  /** The access of owners to the trailers of the customer, now. */
  owners(keys: readonly OwnerKey[]): Promise<readonly AlertOwner[]>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    alertRules: AlertRuleRepository;
  }
}
