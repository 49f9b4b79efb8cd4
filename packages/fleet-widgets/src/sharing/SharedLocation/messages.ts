import { defineMessages } from '@gladhand/ui';
/** Texts of SharedLocation. */
export const SHARED_LOCATION_MESSAGES = defineMessages('sharedLocation', {
  sharedLocation: 'Shared location',
  ended: 'This shared location has ended',
  endedHint: 'This link has expired or was revoked. Ask the person who sent it for a new one.',
  loadFailed: "Couldn't load the shared location",
  sharedTrailers: 'Shared trailers',
  loading: 'Loading the shared location',
  availableUntilLeft: (moment: string, remaining: string) => `Available until ${moment} (${remaining} left).`,
  mapLabel: 'Map of the shared location',
  showAllTrailers: 'Show all trailers',
  loadingTheMap: 'Loading the map',
  mapFailedHint: 'The location is also listed on this page.',
  oldPosition: 'Old position',
  noPosition: 'No position reported yet.',
  noPlaceName: 'No place name',
  copyCoordinates: 'Copy coordinates',
  reported: 'Reported',
  speedNotReported: 'Speed not reported',
  wasParked: 'Was parked',
  isParked: 'Parked',
  movingAt: (motion: string, heading: string, speed: string) => `${motion}${heading} at ${speed}`,
});
