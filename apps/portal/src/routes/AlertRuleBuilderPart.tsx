// The builder loads when a rule is created or edited.
export { AlertRuleBuilder } from '@gladhand/fleet-widgets/alerts';
