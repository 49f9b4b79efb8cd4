import type { PREDICATE_OPTIONS } from '../../vocabulary/alertTypes';

/** Severity of a rule: critical, caution or good, which is information. */
export type AlertSeverity = (typeof PREDICATE_OPTIONS.severity)[number]['id'];
