import { formatDate } from '@gladhand/domain/formats';

/** Texts of mails about geofences. */
export const MAIL_MESSAGES = {
  entered: (unitId: string, geofence: string) => `Trailer ${unitId} entered ${geofence}`,
  left: (unitId: string, geofence: string) => `Trailer ${unitId} left ${geofence}`,
  several: {
    entered: (count: number, geofence: string) => `${count} trailers entered ${geofence}`,
    left: (count: number, geofence: string) => `${count} trailers left ${geofence}`,
  },
  open: 'Open the geofence',
  at: (at: Date) => formatDate(at, 'shortDateTime', 'UTC'),
} as const;
