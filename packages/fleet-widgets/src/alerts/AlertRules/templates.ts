import type { FeatureName } from '@gladhand/domain';
import { type AlertCondition, alertTypeOf, defaultLeaf } from '@gladhand/domain/alerts';
import type { ALERT_RULES_MESSAGES } from './messages';

/** A rule to start with. */
export interface RuleTemplate {
  id: keyof typeof ALERT_RULES_MESSAGES.templateNames;
  severity: 'critical' | 'caution' | 'good';
  condition: AlertCondition;
}

const HOUR_MS = 3_600_000;

/** The specified start of a type. */
function startOf(typeId: number): AlertCondition {
  const leaf = defaultLeaf(typeId);
  if (!leaf) throw new Error(`[alerts] Type ${typeId} has no condition to start with.`);
  return leaf;
}

/** What most fleets watch, the most urgent first. */
export const RULE_TEMPLATES: readonly RuleTemplate[] = [
  { id: 'tow', severity: 'critical', condition: startOf(18) },
  { id: 'reeferFuel', severity: 'critical', condition: startOf(15) },
  { id: 'reeferAlarm', severity: 'critical', condition: startOf(16) },
  { id: 'battery', severity: 'caution', condition: startOf(12) },
  { id: 'absFault', severity: 'caution', condition: startOf(5) },
  {
    id: 'doorsOutside',
    severity: 'caution',
    condition: {
      kind: 'all',
      of: [
        { kind: 'doorChange', to: 'open' },
        { kind: 'occupancy', where: 'outside', geofences: 'any', durationMs: 0 },
      ],
    },
  },
  { id: 'silence', severity: 'caution', condition: { kind: 'silence', durationMs: 48 * HOUR_MS } },
  { id: 'arrival', severity: 'good', condition: { kind: 'crossing', on: ['entered'], geofences: 'any' } },
];

/** The templates whose type is part of the customer's plan. */
export const offeredTemplates = (hasFeature: (feature: FeatureName) => boolean): readonly RuleTemplate[] =>
  RULE_TEMPLATES.filter(({ condition }) => {
    const type = alertTypeOf(condition);
    return type.known && (type.feature === undefined || hasFeature(type.feature));
  });
