/** The REST operations of the contract, each with its requests. */
export const REST_OPERATIONS = {
  login: ['GET /auth/v1/login'],
  loginV2: ['GET /auth/v1/loginV2'],
  refreshToken: ['POST /auth/v1/refreshToken'],
  acceptTermsOfService: ['POST /auth/v1/acceptTermsOfService'],
  'request-password-reset': ['POST /auth/v1/request-password-reset'],
  'register-user-anonymously': ['POST /auth/v1/register-user-anonymously'],
  'set-password': ['POST /auth/v1/set-password'],
  'confirm-email': ['GET /auth/v1/confirm-email', 'POST /auth/v1/confirm-email'],
  'change-password': ['POST /auth/v1/change-password'],
  link: ['GET /auth/v1/link'],
  signOut: ['POST /auth/v1/signOut'],
  unsubscribe: ['GET /auth/v1/unsubscribe', 'POST /auth/v1/unsubscribe'],
  resubscribe: ['POST /auth/v1/resubscribe'],
  subscription: ['GET /auth/v1/subscription'],
  sharedLocation: ['GET /v1/api/shared-location'],
  trailerImage: ['GET /v1/api/images/:imageId'],
  workOrders: ['POST /v1/api/work-orders'],
  addPicture: ['POST /v1/api/pictures'],
  messageChanges: ['GET /v1/api/messages/changes'],
  uploadOtaPackage: ['POST /v1/api/ota/packages'],
  simEvents: ['POST /v1/api/sims/events'],
  picture: ['GET /v1/api/pictures/:pictureId'],
  vehicleGroupsHierarchy: ['GET /v1/api/vehicle-groups/hierarchy'],
  trackingPositions: [
    'GET /v1/api/positions',
    'GET /v1/api/positions/changes',
    'GET /v1/api/map/cells',
    'GET /v1/api/map/trailers',
    'POST /v1/api/control/counts',
    'POST /v1/api/control/cells',
    'POST /v1/api/control/trailers',
  ],
  trailerHistory: ['GET /v1/api/positions/:vin/history'],
} as const satisfies Readonly<Record<string, readonly `${'GET' | 'POST'} /${string}`[]>>;

/** An operation over REST. */
export type RestOperation = keyof typeof REST_OPERATIONS;
