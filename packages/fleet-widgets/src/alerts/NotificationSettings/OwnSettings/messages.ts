import { defineMessages } from '@gladhand/ui';

/** Texts about when and how a user is notified. */
export const OWN_ALERT_SETTINGS_MESSAGES = defineMessages('ownAlertSettings', {
  title: 'My notifications',
  what: 'Your notification settings',
  email: 'Send emails about',
  severities: { critical: 'Critical alerts', caution: 'Cautions', good: 'Information' },
  emailNote: 'Every alert appears in Current Notifications, whatever you choose here.',
  quietHours: 'Quiet hours',
  quietHoursOn: 'Send me nothing during these hours',
  criticalPasses: 'Critical alerts anyway',
  quietNow: (until: string) => `Quiet hours now, until ${until}.`,
  quietNext: (from: string) => `The next quiet hours begin ${from}.`,
  quietAlways: 'These hours never end: you receive no emails but critical ones.',
  quietNote: 'What happens during quiet hours is sent as one email when they end.',
  digest: 'Digest',
  digestOn: 'Send alerts that are not critical as one email',
  digestTime: 'Time',
  digestZone: 'Time zone',
  missingDays: 'Choose at least one day.',
  missingTime: 'Enter a time such as 8:00 AM.',
  save: 'Save',
  notSaved: 'We could not save your settings. Please try again.',
  conflict: 'These settings were changed elsewhere.',
  load: 'Load the present settings',
  test: 'Send me a test',
  testSent: (address: string) => `A test is on its way to ${address}.`,
});
