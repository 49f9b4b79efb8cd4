export const VIEWER_MESSAGES = {
  profileFailed: "Couldn't load your profile.",
  fahrenheit: 'Fahrenheit',
  celsius: 'Celsius',
} as const;
