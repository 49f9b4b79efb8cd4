import { ruleKey } from '../engine/customerRules';
import { episodeOf } from '../engine/episodeChanges';
import type { EpisodeRecord } from '../episodes/episodeRepository';
import type { AlertRuleRecord } from '../rules/ruleRepository';

interface CountedSpan {
  readonly since: Date;
  readonly until: Date | null;
  readonly now: Date;
  readonly isLate: boolean;
}

/** A new episode of a rule that counts the trailers of a geofence. */
export const countedEpisode = (
  rule: AlertRuleRecord,
  { geofenceId, name }: { geofenceId: string; name: string },
  { since, until, now, isLate }: CountedSpan,
): EpisodeRecord => ({
  ...episodeOf(
    { key: ruleKey(rule), rule },
    { customerId: rule.customerId, trailerId: null, geofenceId },
    { since, now },
  ),
  geofenceName: name,
  endedAt: until,
  endedBy: until && 'condition',
  isLate,
});
