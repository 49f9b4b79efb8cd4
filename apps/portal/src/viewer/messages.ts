export const VIEWER_MESSAGES = {
  profileFailed: "Couldn't load your profile.",
  us: 'Miles, pounds, °F, psi',
  metric: 'Kilometers, kilograms, °C, kPa',
} as const;
