export { Insights, type InsightsProps } from './Insights/Insights';
export { decodeInsights, EMPTY_INSIGHTS_VIEW, encodeInsights, type InsightsView } from './Insights/insightsView';
