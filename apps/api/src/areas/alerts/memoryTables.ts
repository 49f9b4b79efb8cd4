import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { CountBasis } from './counts/countRepository';
import type { EpisodeRecord, StepRecord } from './episodes/episodeRepository';
import type { DeliveryRecord } from './messages/messageRepository';
import type { AlertRuleRecord } from './rules/ruleRepository';

/** What the repositories of alerts share in memory. */
export const alertTables = (store: MemoryStore) => ({
  rules: store.keep(new Map<string, AlertRuleRecord>()),
  /** By id and version of the rule. */
  versions: store.keep(new Map<string, AlertRuleRecord>()),
  episodes: store.keep(new Map<string, EpisodeRecord>()),
  steps: store.keep([] as StepRecord[]),
  /** By id of the rule. */
  counts: store.keep(new Map<string, CountBasis>()),
  deliveries: store.keep(new Map<string, DeliveryRecord>()),
});
export type AlertTables = ReturnType<typeof alertTables>;
