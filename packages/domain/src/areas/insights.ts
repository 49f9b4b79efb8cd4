export type {
  InsightDay,
  InsightEmbed,
  InsightMeasure,
  InsightPeriod,
  Insights,
  InsightsInput,
  InsightTrailerPage,
  InsightTrailersInput,
} from '../contract/insights';
export { type DayCarry, type FoldedSpan, foldDay, type InsightReport, NO_CARRY } from '../rules/insights/foldDay';
export {
  addFigures,
  type InsightFigures,
  meanRepairMs,
  milesOf,
  movedShare,
  NO_FIGURES,
  reeferWithinShare,
  reportingShare,
  type SystemFigures,
  systemFigures,
} from '../rules/insights/insightFigures';
export { INSIGHT_SYSTEMS, INSIGHTS_POLICY, type InsightSystem } from '../rules/insights/insightsPolicy';
