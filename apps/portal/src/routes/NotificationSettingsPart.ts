// The settings load when their tab is opened.
export { NotificationSettings } from '@gladhand/fleet-widgets/alerts';
