import { defineMessages } from '@gladhand/ui';

export const ROUTE_MESSAGES = defineMessages('portalRoutes', {
  forbidden: "You don't have access to this page",
  forbiddenDetail: 'An administrator of your company can give you access in User Management.',
  help: 'Help',
  // Specified
  goToTracking: 'Go to Tracking Page',
  notFoundDetail: 'Sorry, the page you are trying to view does not exist.',

  // Specified
  alerts: 'Alerts',
  currentNotifications: 'Current Notifications',
  alertsActivityFeed: 'Alerts Activity Feed',
  alertManagement: 'Alert Management',
  notificationManagement: 'Notification Management',
  reports: 'Reports',

  goToHelp: 'Go to Help',
  addToGroups: 'Add to groups',
  reeferCommands: 'Reefer commands',
  shareLocation: 'Share location',
  sharedLocations: 'Shared locations',
  showOnMap: 'Show on map',
  tooManyToShow: (max: number) => `Select at most ${max} trailers to show them on the map`,
  tooManyToCommand: (max: number) => `Select at most ${max} trailers to send them one command`,
  tooManyToShare: (max: number) => `Select at most ${max} trailers to share them in one link`,
});
