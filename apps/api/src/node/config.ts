import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { FreightSettings, InsightsEmbedSettings, OwnMap } from '../ports';
import { isLoopback, lanAddress } from './addresses';
import { freightEnvironment, freightSettingsOf } from './freightConfig';
import { insightsEmbedOf, insightsEnvironment } from './insightsConfig';
import { networksOf, otaEnvironment, otaKeysOf } from './otaConfig';
import { type S3Settings, s3Environment, s3SettingsOf } from './s3Settings';
import { type SimProviderSettings, secretsOf, simEnvironment, simProviderOf } from './simConfig';

/** The settings of a server. */
export interface ServerConfig {
  mode: 'production' | 'demonstration' | 'development';
  /** The role of this process: respond to requests, run jobs, or both. */
  role: 'web' | 'worker' | 'both';
  host: string;
  port: number;
  /** PostgreSQL; if undefined, the embedded database in `dataDir` is used. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** A private Ed25519 JWK as JSON. */
  signingKey: string | undefined;
  /** A private P-256 JWK as JSON; identifies the server to push services. */
  pushKey: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where new files of reports are stored; if undefined, in the database. */
  fileStorage: S3Settings | undefined;
  publicUrl: string;
  allowedOrigins: string[];
  termsOfServiceUrl: string;
  insecureCookie: boolean;
  /** Pages sign in at /auth/v1/loginV2, else at /auth/v1/login. */
  loginV2: boolean;
  trustProxy: boolean;
  logLevel: string;
  /** Requests per second of a session. Undefined means no limit. */
  requestsPerSession?: number | undefined;
  /** Pages use Google Maps with this key. */
  googleMaps: { apiKey: string; mapId: string | undefined } | undefined;
  /** The page of the freight partner and its agreement. */
  freight: FreightSettings;
  /** An external dashboard of Insights. */
  insightsEmbed?: InsightsEmbedSettings | undefined;
  /** Public keys that sign packages of updates over the air, base64. */
  otaKeys?: string[] | undefined;
  /** The server of the company that operates SIMs. */
  simProvider?: SimProviderSettings | undefined;
  /** Secrets that sign its callbacks. */
  simWebhookSecrets?: string[] | undefined;
  /** Networks besides the public one in which file servers may be, as CIDR. */
  otaFtpNetworks?: string[] | undefined;
  /** A map of the operator's own, and satellite images. */
  map: OwnMap | undefined;
  /** URI for vulnerability reports, for security.txt. */
  securityContact: string | undefined;
  /** Links to the phone apps. */
  mobileApps: { platform: 'android' | 'ios'; url: string }[];
  /** Folder of the built portal. */
  portalDir: string | undefined;
  /** Whether demonstration data may be written to DATABASE_URL. */
  demo: boolean;
  /** Open to the local network over plain http, for phones; a warning is printed at startup. */
  lan: boolean;
  /** Speed of the simulator relative to real time. */
  simSpeed: number;
}

/** Lists every invalid setting with its solution. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`[api] The server can't start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const isStoreUrl = (value: string) => /^https:\/\/[^\s"<>]+$/.test(value) && URL.canParse(value);
const isHttpUrl = (value: string) => /^https?:\/\/[^/]+$/.test(value) && URL.canParse(value);
/** Addresses end up in the content security policy, so they have no characters with a meaning there. */
const isMapUrl = (value: string) =>
  /^https?:\/\/[^\s"'<>;,]+$/.test(value) &&
  URL.canParse(value) &&
  (value.startsWith('https:') || isLoopback(new URL(value).hostname));
const isTileUrl = (value: string) =>
  /\.pmtiles(?:$|[?#])/.test(value) || ['{z}', '{x}', '{y}'].every((part) => value.includes(part));
const flag = v.pipe(
  v.optional(v.picklist(['0', '1', 'true', 'false', ''], 'must be 1 or 0'), ''),
  v.transform((value): boolean => value === '1' || value === 'true'),
);

const environment = v.object({
  GLADHAND_MODE: v.optional(
    v.picklist(['production', 'demonstration', 'development'], 'must be production, demonstration or development'),
    'development',
  ),
  GLADHAND_ROLE: v.optional(v.picklist(['web', 'worker', 'both'], 'must be web, worker or both'), 'both'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must name a host, e.g. 127.0.0.1'))),
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a port from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65_535, 'must be a port from 0 to 65535'),
    ),
    '4400',
  ),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, 'must be a PostgreSQL address, e.g. postgres://user:password@host:5432/gladhand'),
    ),
  ),
  GLADHAND_DATA: v.optional(v.pipe(v.string(), v.nonEmpty('must name a folder')), '.gladhand/data'),
  GLADHAND_SIGNING_KEY: v.optional(v.string()),
  GLADHAND_PUSH_KEY: v.optional(v.string()),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must be a mail server, e.g. smtps://user:password@mail.example.com')),
  ),
  MAIL_FROM: v.optional(v.string(), 'Gladhand <no-reply@localhost>'),
  ...s3Environment,
  ...freightEnvironment,
  ...insightsEnvironment,
  ...otaEnvironment,
  ...simEnvironment,
  PUBLIC_URL: v.optional(
    v.pipe(v.string(), v.check(isHttpUrl, 'must be an origin without a path, e.g. https://fleet.example.com')),
  ),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) =>
        list
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean),
      ),
      v.check((list) => list.every(isHttpUrl), 'must be origins separated by commas, e.g. https://oem.example.com'),
    ),
    '',
  ),
  TERMS_URL: v.optional(v.pipe(v.string(), v.url('must be an address')), 'https://example.com/terms'),
  GOOGLE_MAPS_API_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]*$/, 'must be a key that contains only letters, digits, - and _')),
  ),
  GOOGLE_MAPS_MAP_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w-]*$/, 'must be the id of a map style'))),
  MAP_STYLE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isMapUrl,
        'must be the https address of a map style or a PMTiles archive, e.g. https://maps.example.com/style.json',
      ),
    ),
  ),
  MAP_SATELLITE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isMapUrl, 'must be the https address of satellite images, e.g. https://maps.example.com/{z}/{x}/{y}.jpg'),
      v.check(isTileUrl, 'must contain {z}, {x} and {y}, or be a PMTiles archive'),
    ),
  ),
  MAP_ATTRIBUTION: v.optional(v.pipe(v.string(), v.maxLength(300, 'must have at most 300 characters'))),
  SECURITY_CONTACT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:|https:|tel:)\S+$/, 'must be an address, e.g. mailto:security@example.com')),
  ),
  ANDROID_APP_URL: v.optional(v.pipe(v.string(), v.check(isStoreUrl, 'must be an https address'))),
  IOS_APP_URL: v.optional(v.pipe(v.string(), v.check(isStoreUrl, 'must be an https address'))),
  GLADHAND_INSECURE_COOKIE: flag,
  LOGIN_V2: v.optional(v.picklist(['0', '1'], 'must be 1 or 0'), '1'),
  TRUST_PROXY: flag,
  REQUESTS_PER_SESSION: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be requests per second, or 0 for no limit'), v.transform(Number)),
    '50',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
});

/** Reads settings from environment and arguments; throws one ConfigError that lists all problems. */
export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[]): ServerConfig {
  const problems: string[] = [];
  const checked = v.safeParse(environment, env);
  if (!checked.success) {
    for (const issue of checked.issues) problems.push(`${String(issue.path?.[0]?.key)} ${issue.message}.`);
  }
  const { demo, portal, simSpeed, lan } = readArguments(args, problems);
  if (!checked.success) throw new ConfigError(problems);

  const found = checked.output;
  const fileStorage = s3SettingsOf(found, problems);
  if (found.MAP_ATTRIBUTION && !found.MAP_STYLE_URL && !found.MAP_SATELLITE_URL)
    problems.push('MAP_ATTRIBUTION needs MAP_STYLE_URL or MAP_SATELLITE_URL. The bundled map has its own credits.');
  if (found.GLADHAND_MODE === 'production') {
    if (!found.GLADHAND_SIGNING_KEY) {
      problems.push(
        'GLADHAND_SIGNING_KEY is missing. Create one with `npm run signing-key -w @gladhand/api` and keep it secret.',
      );
    }
    if (!found.DATABASE_URL)
      problems.push('DATABASE_URL is missing. The embedded database is for demonstrations and tests.');
    if (!found.SMTP_URL)
      problems.push("SMTP_URL is missing. Without it, users can't receive links to set or reset their passwords.");
    if (!found.PUBLIC_URL)
      problems.push('PUBLIC_URL is missing. Links in emails start with it, e.g. https://fleet.example.com.');
    if (lan) problems.push("--lan can't be used in production: it sends passwords over plain http.");
    if (demo)
      problems.push("--demo can't be used in production. Remove it, or start with GLADHAND_MODE=demonstration.");
  }
  const host = found.HOST ?? (lan ? '0.0.0.0' : '127.0.0.1');
  const freight = freightSettingsOf(found, found.PUBLIC_URL ?? `http://${host}:${found.PORT}`, problems);
  const simProvider = simProviderOf(found, problems);
  const insightsEmbed = insightsEmbedOf(found, found.PUBLIC_URL ?? `http://${host}:${found.PORT}`, problems);
  if (lan && isLoopback(host))
    problems.push(`--lan requires HOST=0.0.0.0, because ${host} can only be reached from this machine.`);
  if (!lan && found.GLADHAND_MODE === 'demonstration' && !isLoopback(host)) {
    problems.push(
      `HOST=${host} opens the demonstration to others, and its passwords are public. Add \`--lan\` to confirm.`,
    );
  }
  if (problems.length > 0) throw new ConfigError(problems);
  const seenAs = lan ? (lanAddress() ?? host) : host;
  return {
    mode: found.GLADHAND_MODE,
    role: found.GLADHAND_ROLE,
    host,
    port: found.PORT,
    databaseUrl: found.DATABASE_URL,
    dataDir: found.GLADHAND_DATA,
    signingKey: found.GLADHAND_SIGNING_KEY,
    pushKey: found.GLADHAND_PUSH_KEY || undefined,
    smtpUrl: found.SMTP_URL,
    mailFrom: found.MAIL_FROM,
    fileStorage,
    publicUrl: found.PUBLIC_URL ?? `http://${seenAs}:${found.PORT}`,
    allowedOrigins: found.ALLOWED_ORIGINS,
    termsOfServiceUrl: found.TERMS_URL,
    loginV2: found.LOGIN_V2 === '1',
    insecureCookie: lan || found.GLADHAND_INSECURE_COOKIE,
    trustProxy: found.TRUST_PROXY,
    logLevel: found.LOG_LEVEL,
    requestsPerSession: found.REQUESTS_PER_SESSION || undefined,
    googleMaps: found.GOOGLE_MAPS_API_KEY
      ? { apiKey: found.GOOGLE_MAPS_API_KEY, mapId: found.GOOGLE_MAPS_MAP_ID || undefined }
      : undefined,
    freight,
    insightsEmbed,
    otaKeys: otaKeysOf(found.OTA_PUBLIC_KEYS),
    simProvider,
    simWebhookSecrets: secretsOf(found.SIM_WEBHOOK_SECRETS),
    otaFtpNetworks: networksOf(found.OTA_FTP_NETWORKS),
    map: mapOf(found),
    securityContact: found.SECURITY_CONTACT,
    mobileApps: [
      ...(found.ANDROID_APP_URL ? [{ platform: 'android' as const, url: found.ANDROID_APP_URL }] : []),
      ...(found.IOS_APP_URL ? [{ platform: 'ios' as const, url: found.IOS_APP_URL }] : []),
    ],
    portalDir: portal,
    demo,
    lan,
    simSpeed: simSpeed ?? (found.GLADHAND_MODE === 'demonstration' ? 10 : 1),
  };
}

type MapSettings = Pick<v.InferOutput<typeof environment>, 'MAP_STYLE_URL' | 'MAP_SATELLITE_URL' | 'MAP_ATTRIBUTION'>;

function mapOf(found: MapSettings): OwnMap | undefined {
  const { MAP_STYLE_URL: styleUrl, MAP_SATELLITE_URL: satelliteUrl, MAP_ATTRIBUTION: attribution } = found;
  return styleUrl || satelliteUrl ? { styleUrl, satelliteUrl, attribution } : undefined;
}

function readArguments(args: readonly string[], problems: string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        demo: { type: 'boolean' },
        lan: { type: 'boolean' },
        portal: { type: 'string' },
        'sim-speed': { type: 'string' },
      },
    });
    const simSpeed = values['sim-speed'] === undefined ? undefined : Number(values['sim-speed']);
    if (simSpeed !== undefined && !(simSpeed >= 0 && simSpeed <= 3600))
      problems.push('--sim-speed must be from 0 to 3600.');
    return { demo: values.demo ?? false, portal: values.portal, simSpeed, lan: values.lan ?? false };
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
    return { demo: false, portal: undefined, simSpeed: undefined, lan: false };
  }
}
