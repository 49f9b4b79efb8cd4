import type { AlertSeverity } from '@gladhand/domain/alerts';
import type { TrailerScope } from '../../../repositories/scope';
import type { EpisodeEnd, NamedEpisode, StepRecord } from '../episodes/episodeRepository';
import type { DeliveryRecord } from '../messages/messageRepository';

/** Where lines come from, in the order of lines of one instant. */
export const ACTIVITY_SOURCES = ['step', 'message', 'rule'] as const;
export type ActivitySource = (typeof ACTIVITY_SOURCES)[number];

/** The place of a line in the list: newest first, then by source, then by key in descending order. */
export interface ActivityPlace {
  at: Date;
  source: ActivitySource;
  /** Names the line within its source: one text, or four of a message. */
  key: readonly string[];
}

/** Something that happened to an alert, with the names of its rule and of its trailer or geofence. */
interface OfAlert extends ActivityPlace, Pick<NamedEpisode, 'vin' | 'unitId' | 'geofenceId' | 'geofenceName'> {
  episodeId: string;
  ruleId: string;
  ruleName: string;
  severity: AlertSeverity;
}

export interface StepLine extends OfAlert {
  source: 'step';
  kind: StepRecord['kind'];
  /** Null if a report or the system did it. */
  email: string | null;
  detail: StepRecord['detail'];
  /** Why the episode ended; null while it holds. */
  endedBy: EpisodeEnd | null;
}

export interface MessageLine extends OfAlert, Pick<DeliveryRecord, 'recipient' | 'mailId'> {
  source: 'message';
  channel: string;
  outcome: string;
  reason: string | null;
}

/** A line of the audit log about a rule. */
export interface RuleLine extends ActivityPlace {
  source: 'rule';
  /** The action of the audit log: 'alert.ruleCreated'. */
  action: string;
  email: string | null;
  ruleId: string;
  ruleName: string;
  /** The present one. Null if the rule is unknown. */
  severity: AlertSeverity | null;
  /** Names of the changed fields. */
  fields: readonly string[];
}

export type ActivityLine = StepLine | MessageLine | RuleLine;

/** Filters; those that are undefined leave nothing out. */
export interface ActivitySearch {
  customerId: number;
  /** Steps and messages of other trailers are left out. */
  scope: TrailerScope;
  sources: readonly ActivitySource[];
  stepKinds: readonly StepRecord['kind'][];
  ruleId: string | undefined;
  /** Leaves out lines about rules. */
  vin: string | undefined;
  /** Who did it, or received a message. The id is null if no user has the address. */
  person: { email: string; userId: string | null } | undefined;
  severity: AlertSeverity | undefined;
  from: Date | undefined;
  /** The first instant after the range. */
  to: Date | undefined;
  /** Only lines after this one in the list. */
  after: ActivityPlace | undefined;
  limit: number;
}

export interface ActivityRepository {
  /**
   * Newest first. Messages that wait are left out: they haven't happened yet. So are ends of one-time events, which
   * begin and end at one instant.
   */
  search(search: ActivitySearch): Promise<ActivityLine[]>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    alertActivity: ActivityRepository;
  }
}
