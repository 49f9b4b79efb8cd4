import { defineMessages } from '@gladhand/ui';

export const VIEWER_MESSAGES = defineMessages('portalViewer', {
  profileFailed: "Couldn't load your profile.",
  us: 'Miles, pounds, °F, psi',
  metric: 'Kilometers, kilograms, °C, kPa',
});
