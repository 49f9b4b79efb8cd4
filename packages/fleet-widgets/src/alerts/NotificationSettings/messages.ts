import { defineMessages } from '@gladhand/ui';

/** Texts of NotificationSettings. */
export const NOTIFICATION_SETTINGS_MESSAGES = defineMessages('notificationSettings', {
  title: 'Notification Management',
  theCustomers: 'The customers',
  customer: 'Customer',
  noCustomerChosen: 'No customer chosen',
  chooseCustomer: 'Choose a customer to see its notification settings.',
});
