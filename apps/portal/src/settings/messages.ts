import { defineMessages } from '@gladhand/ui';

export const SETTINGS_MESSAGES = defineMessages('portalSettings', {
  settings: 'Settings',
  units: 'Units',
  language: 'Language',
  browserLanguage: (language: string) => `Browser language (${language})`,
  deviceTheme: 'Theme on this device',
});
