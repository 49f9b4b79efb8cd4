// The question why an alert rule did not fire loads with its first use.
export { WhyNotFired } from '@gladhand/fleet-widgets/alerts';
