// A production server for the benches, without a portal and without a simulator.
import { tmpdir } from 'node:os';

export const serverConfig = (signingKey, target) => ({
  mode: 'production',
  host: '127.0.0.1',
  port: 0,
  databaseUrl: undefined,
  dataDir: tmpdir(),
  signingKey,
  smtpUrl: undefined,
  mailFrom: 'bench@gladhand.example',
  publicUrl: 'http://127.0.0.1',
  allowedOrigins: [],
  termsOfServiceUrl: 'https://example.com/terms',
  insecureCookie: true,
  trustProxy: false,
  logLevel: 'silent',
  portalDir: undefined,
  demo: false,
  lan: false,
  simSpeed: 0,
  freight: {},
  role: 'both',
  loginV2: true,
  // Without a limit: a bench is one busy session.
  requestsPerSession: undefined,
  mobileApps: [],
  ...target,
});
