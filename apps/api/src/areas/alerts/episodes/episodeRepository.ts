import type { AlertCondition, AlertSeverity } from '@gladhand/domain/alerts';
import type { TrailerScope } from '../../../repositories/scope';
import type { TrailerKey } from '../../../repositories/trailers';
import type { AlertRuleNumbers } from '../rules/ruleRepository';

/** Why an episode ended. */
export type EpisodeEnd =
  | 'condition'
  | 'ruleChanged'
  | 'ruleDisabled'
  | 'ruleDeleted'
  | 'ruleFailed'
  | 'trailerLeft'
  | 'simSuspended'
  | 'geofenceOff';
/** What people have done about an episode. */
export type EpisodeHandling = 'new' | 'acknowledged' | 'snoozed' | 'closed';

/** What an episode is about: a trailer, or a geofence whose trailers are counted. */
export interface EpisodeSubject {
  customerId: number;
  trailerId: string | null;
  geofenceId: string | null;
}

/** A stretch in which the condition of a rule held for a trailer, or for a geofence whose trailers are counted. */
export interface EpisodeRecord extends EpisodeSubject {
  episodeId: string;
  /** The name of the geofence when the episode was noticed. */
  geofenceName: string | null;
  ruleId: string;
  ruleVersion: number;
  since: Date;
  /** Null while it holds. */
  endedAt: Date | null;
  endedBy: EpisodeEnd | null;
  /** When it was decided. */
  noticedAt: Date;
  /** Whether a late report decided it. */
  isLate: boolean;
  /** When a late report showed that it never was; null if it is valid. */
  withdrawnAt: Date | null;
  /** Whether messages about its start wait to be decided on; null if there are none. */
  notify: 'waiting' | 'done' | null;
  handling: EpisodeHandling;
  handledAt: Date | null;
  handledBy: string | null;
  assigneeId: string | null;
  snoozedUntil: Date | null;
  /** Counts what people do. */
  version: number;
}

/** An episode with the names of its rule, trailer and people. */
export interface NamedEpisode extends EpisodeRecord {
  ruleName: string;
  severity: AlertSeverity;
  condition: AlertCondition;
  /** Null for an episode of a geofence, like the unit ID. */
  vin: string | null;
  unitId: string | null;
  handledByEmail: string | null;
  assigneeEmail: string | null;
}

export type StepKind =
  | 'fired'
  | 'ended'
  | 'withdrawn'
  | 'reinstated'
  | 'acknowledged'
  | 'unacknowledged'
  | 'assigned'
  | 'snoozed'
  | 'closed'
  | 'reopened'
  | 'noted';

/** Something that happened to an episode. */
export interface StepRecord {
  customerId: number;
  episodeId: string;
  stepId: string;
  at: Date;
  kind: StepKind;
  userId: string | null;
  detail: Readonly<Record<string, string | number | boolean | null>>;
}

/** An episode with what decides about its messages. */
export interface MessagedEpisode extends NamedEpisode {
  /** Of the trailer; null if it never reported, and for a geofence. */
  lastReport: Date | null;
}

/** A state of the inbox. */
export type InboxGroup = 'attention' | 'snoozed' | 'done';

export interface EpisodeSearch {
  customerId: number;
  scope: TrailerScope;
  group?: InboxGroup | undefined;
  ruleId?: string | undefined;
  vin?: string | undefined;
  severity?: AlertSeverity | undefined;
  /** A user id, or null for those without an assignee. */
  assigneeId?: string | null | undefined;
  now: Date;
  limit: number;
  offset: number;
}

export interface EpisodeRepository {
  /** Severity first in the inbox, then newest first. */
  search(search: EpisodeSearch): Promise<{ total: number; episodes: NamedEpisode[] }>;
  /** Undefined outside the scope. */
  byId(customerId: number, episodeId: string, scope: TrailerScope): Promise<NamedEpisode | undefined>;
  /** Number of episodes that need attention and aren't acknowledged; five or more of one rule count as one. */
  unhandled(customerId: number, scope: TrailerScope, now: Date): Promise<number>;
  /** What a list of rules shows about the episodes of each. */
  numbers(
    customerId: number,
    search: { ruleIds: readonly string[]; scope: TrailerScope; now: Date },
  ): Promise<AlertRuleNumbers[]>;
  steps(customerId: number, episodeId: string): Promise<(StepRecord & { email: string | null })[]>;

  /** Adds episodes; those with an id that is stored are left out. Returns those added. */
  add(episodes: readonly EpisodeRecord[]): Promise<EpisodeRecord[]>;
  /** Ends the open episode of a rule version and trailer. Returns the ids of those ended. */
  end(ends: readonly EpisodeEnding[]): Promise<readonly { customerId: number; episodeId: string; endedAt: Date }[]>;
  /** Ends all open episodes of a rule. Returns how many. */
  endOfRule(rule: { customerId: number; ruleId: string }, endedAt: Date, endedBy: EpisodeEnd): Promise<number>;
  /** Ends all open episodes of trailers that their customer no longer has. */
  endOfTrailers(trailers: readonly TrailerKey[], endedAt: Date): Promise<void>;
  /** Episodes of a trailer that are open, or ended after an instant, without those withdrawn. */
  since(trailer: TrailerKey, after: Date): Promise<EpisodeRecord[]>;
  /** Episodes of a rule version in geofences that are open, or ended at an instant or later, without those withdrawn. */
  counted(
    rule: RuleVersion,
    search: { geofenceIds?: readonly string[] | undefined; from: Date },
  ): Promise<EpisodeRecord[]>;
  /** Changes the end of an episode. */
  correct(episode: Pick<EpisodeRecord, 'customerId' | 'episodeId' | 'endedAt' | 'endedBy'>): Promise<void>;
  /** Makes withdrawn episodes valid again, with these ends. Returns those that were. */
  reinstate(episodes: readonly EpisodeRecord[]): Promise<EpisodeRecord[]>;
  withdraw(customerId: number, episodeIds: readonly string[], at: Date): Promise<void>;
  /** Replaces what people have done, if it still has the previous version. */
  handle(
    episode: Pick<
      EpisodeRecord,
      'customerId' | 'episodeId' | 'handling' | 'handledAt' | 'handledBy' | 'assigneeId' | 'snoozedUntil' | 'version'
    >,
  ): Promise<boolean>;
  addSteps(steps: readonly StepRecord[]): Promise<void>;

  /** Takes the episodes of a rule whose messages wait, oldest first. */
  takeWaiting(rule: { customerId: number; ruleId: string }, limit: number): Promise<EpisodeRecord[]>;
  /** Episodes with what decides about their messages. */
  messaged(customerId: number, episodeIds: readonly string[]): Promise<MessagedEpisode[]>;
  /** Deletes at most `limit` episodes of a customer that ended before an instant. Returns the number deleted. */
  deleteBefore(customerId: number, before: Date, limit: number): Promise<number>;
}

/** A version of a rule, which decides until the next one. */
export interface RuleVersion {
  customerId: number;
  ruleId: string;
  ruleVersion: number;
}

/** The end of the open episode of a rule version and trailer. */
export interface EpisodeEnding extends TrailerKey {
  ruleId: string;
  ruleVersion: number;
  endedAt: Date;
  endedBy: EpisodeEnd;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    alertEpisodes: EpisodeRepository;
  }
}
