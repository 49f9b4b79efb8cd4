/** The maintenance issues of a trailer in its drawer, which load with their first use. */
export { TrailerIssues } from '@gladhand/fleet-widgets/maintenance';
