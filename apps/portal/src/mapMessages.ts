export const MAP_MESSAGES = {
  googleFailed: "Couldn't load Google Maps",
  fallback: (reason: string) => `${reason} Showing the simplified map.`,
} as const;
