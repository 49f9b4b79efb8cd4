import { defineMessages } from '@gladhand/ui';

export const MAP_MESSAGES = defineMessages('portalMap', {
  googleFailed: "Couldn't load Google Maps",
  fallback: (reason: string) => `${reason} Showing the simplified map.`,
  simplified: 'Showing the simplified map.',
});
