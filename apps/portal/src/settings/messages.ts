export const SETTINGS_MESSAGES = {
  settings: 'Settings',
  units: 'Units',
  deviceTheme: 'Theme on this device',
} as const;
