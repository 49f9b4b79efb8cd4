import type { TokenKeys } from './auth/tokenKeys';
import type { FileServers } from './engine/fileServers/fileServers';
import type { SheetWriter } from './engine/pdf/sheetWriter';
import type { Repositories } from './repositories/port';

/** Generates ids of new rows: UUIDv7, which sort by time. */
export interface IdMaker {
  uuid(): string;
}

/** Hashes passwords. `verify` takes the same time for wrong and right passwords. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** A rate limit. */
export interface LimitRule {
  /** Separates the keys of different rules. */
  name: string;
  /** Number of attempts without a delay. */
  free: number;
  /** Delay after the first attempt beyond the free ones, in ms; doubles with each further one. */
  firstDelayMs: number;
  /** Maximum delay, in ms. */
  maxDelayMs: number;
  /** Counts expire after this many ms without an attempt. */
  forgetAfterMs: number;
}

/** Counts attempts per key. Delays grow, but nothing is ever locked permanently. */
export interface RateLimits {
  /** Milliseconds until the next attempt is allowed; 0 means now. */
  waitMs(rule: LimitRule, key: string): Promise<number>;
  /** Counts one attempt. */
  count(rule: LimitRule, key: string): Promise<void>;
  /** Resets a key after a success. */
  forget(rule: LimitRule, key: string): Promise<void>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Structured log. Callers never pass secrets; as a precaution, the Node logger redacts them as well. */
export interface Logger {
  info(fields: Fields, message: string): void;
  warn(fields: Fields, message: string): void;
  error(fields: Fields, message: string): void;
}

/** A file of the built portal. */
export interface PortalFile {
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** Set when `body` is compressed. */
  contentEncoding?: 'br' | 'gzip';
  etag: string;
}

/** The built portal. Paths start with '/'. */
export interface PortalFiles {
  read(path: string, accepts: { br: boolean; gzip: boolean }): Promise<PortalFile | undefined>;
}

/** Configuration of an API. */
export interface ApiConfig {
  mode: 'production' | 'demonstration' | 'development';
  /** The response of /version. */
  version?: string;
  /** URI for vulnerability reports, for security.txt. @default mailto:security@ the host of `publicUrl` */
  securityContact?: string | undefined;
  /** Base address of links in mail, without a trailing slash, e.g. https://fleet.example.com. */
  publicUrl: string;
  /** Other origins whose portals may call the API, e.g. https://oem.example.com. */
  allowedOrigins: readonly string[];
  /** The `iss` claim of id tokens. */
  issuer: string;
  /** The `aud` claim of id tokens. */
  audience: string;
  termsOfServiceUrl: string;
  /**
   * Speed of simulated time relative to real time, so that simulated movements aren't considered implausible. @default
   * 1
   */
  timesLife?: number;
  /** Scopes with more trailers get only cells and pages. @default CLUSTERED_ON_CLIENT_UP_TO of the domain */
  trailersSentUpTo?: number;
  /** Allows plain http beyond loopback: the refresh cookie is sent without `__Host-` and Secure. @default false */
  insecureCookie?: boolean;
  /**
   * Maximum number of concurrent requests; others get 503. The embedded database handles one at a time. @default no
   * limit
   */
  maxRequestsInFlight?: number;
  /** How many reports are stored in one transaction. @default 200 */
  reportsATransaction?: number;
  /** The feature LoginV2: pages sign in at /auth/v1/loginV2, else at /auth/v1/login. @default true */
  loginV2?: boolean;
  /**
   * Whether other processes respond to requests on the same database and must know the lists that this one creates.
   * @default false
   */
  hasSeveralProcesses?: boolean;
  /** Requests per second allowed for a session; ten times as many in a burst. @default no limit */
  requestsPerSession?: number | undefined;
  /** Maximum number of open event streams. @default STREAM_LIMITS */
  streams?: { perSession: number; inAll: number };
  /** Origins that pages may embed, e.g. the Insights host. @default none */
  frameSources?: readonly string[];
  /** Origins that pages may fetch from or take images of, e.g. the Google Maps hosts. @default none */
  mapSources?: readonly string[];
  /** A map of the operator's own instead of the bundled one, and satellite images. @default only the bundled map */
  map?: OwnMap | undefined;
  /** Links to the phone apps. @default none */
  mobileApps?: readonly { platform: 'android' | 'ios'; url: string }[] | undefined;
  /** The page of the freight partner. @default not set up */
  freight?: FreightSettings | undefined;
  /** An external dashboard that Insights show in a frame. @default none */
  insightsEmbed?: InsightsEmbedSettings | undefined;
  /** Ed25519 public keys that sign packages of updates over the air: 32 bytes, base64. @default no uploads */
  otaKeys?: readonly string[] | undefined;
  /** Secrets `whsec_…` that sign callbacks of the SIM provider; two while one replaces the other. @default no provider */
  simWebhookSecrets?: readonly string[] | undefined;
  /** The public key for push messages, base64url. @default no push messages */
  pushKey?: string | undefined;
  /** The key for Google Maps; anyone who opens a page can read it. @default only the bundled map */
  googleMaps?: { apiKey: string; mapId?: string | undefined } | undefined;
}

/** Addresses of the operator's own map. */
export interface OwnMap {
  /** A MapLibre style, or a PMTiles archive. */
  styleUrl?: string | undefined;
  /** A tile address with {z}, {x} and {y}, or a PMTiles archive. */
  satelliteUrl?: string | undefined;
  /** The credits that the licenses of both require. */
  attribution?: string | undefined;
}

/** External dependencies of the API, independent of Node. */
export interface ApiDeps {
  repositories: Repositories;
  /** The same storage on connections reserved for sign-in and health. @default `repositories` */
  reserve?: Repositories;
  now: () => Date;
  ids: IdMaker;
  hasher: PasswordHasher;
  keys: TokenKeys;
  limits: RateLimits;
  logger: Logger;
  config: ApiConfig;
  files?: PortalFiles;
  /** Writes work orders as PDF files. @default none: they can be printed */
  sheetWriter?: SheetWriter;
  /** Connects to file servers of updates. @default none: they can't be reached */
  fileServers?: FileServers;
  /**
   * Calls `wake` when another process has committed trailer changes; returns a function that stops it. @default polling
   * only
   */
  onTrailerChanges?: (wake: () => void) => () => void;
  /** Texts of the documents that are allowed in production. */
  persistedDocuments: ReadonlySet<string>;
}

/** Information about the caller's connection besides the request. */
export interface Connection {
  /** The caller's network address; the transport resolves trusted proxies. */
  address: string;
}

/** What an operator sets about an external dashboard. */
export interface InsightsEmbedSettings {
  /** The https address of the dashboard. */
  readonly url: string;
  /** Signs the address for a viewer. */
  readonly secret: string;
}

/** What an operator sets about freight. */
export interface FreightSettings {
  /** The https address of the partner's page. */
  readonly url?: string | undefined;
  readonly agreement?: { readonly version: string; readonly text: string } | undefined;
}
