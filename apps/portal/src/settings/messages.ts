export const SETTINGS_MESSAGES = {
  settings: 'Settings',
  temperatures: 'Temperature unit for reefers',
  deviceTheme: 'Theme on this device',
  userGroups: 'Groups of the user',
} as const;
