import type { TokenKeys } from './auth/tokenKeys';
import type { Repositories } from './repositories/port';

/** Makes ids for new rows: UUIDv7, so that they sort by time. */
export interface IdMaker {
  uuid(): string;
}

/** Hashes passwords. `verify` takes as long for a wrong password as for a right one. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** How often something may be tried. */
export interface LimitRule {
  /** Keeps the keys of different rules apart. */
  name: string;
  /** Tries that cost nothing. */
  free: number;
  /** Wait after the first try beyond the free ones, in ms; doubles with each further one. */
  firstDelayMs: number;
  /** The wait never grows beyond this, in ms. */
  maxDelayMs: number;
  /** Counts are forgotten after so many ms without a try. */
  forgetAfterMs: number;
}

/** Counts tries per key. Waits grow; nothing is ever locked for good. */
export interface RateLimits {
  /** Milliseconds until the next try counts; 0 means now. */
  waitMs(rule: LimitRule, key: string): Promise<number>;
  /** Counts one try. */
  count(rule: LimitRule, key: string): Promise<void>;
  /** Forgets a key, after a success. */
  forget(rule: LimitRule, key: string): Promise<void>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Structured log. Callers never pass secrets; the Node logger redacts them all the same. */
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

/** Switches of one running API. */
export interface ApiConfig {
  mode: 'production' | 'demonstration' | 'development';
  /** Answered at /version. */
  version?: string;
  /** URI for reports of vulnerabilities, in security.txt. @default mailto:security@ the host of `publicUrl` */
  securityContact?: string | undefined;
  /** Where links in mails lead, without a trailing slash, e.g. https://fleet.example.com. */
  publicUrl: string;
  /** Other hosts whose portals may call, e.g. https://oem.example.com. */
  allowedOrigins: readonly string[];
  /** `iss` of the id tokens. */
  issuer: string;
  /** `aud` of the id tokens. */
  audience: string;
  termsOfServiceUrl: string;
  /** How many times faster than life simulated trailers move, so that their way is not taken for jumps. @default 1 */
  timesLife?: number;
  /** Scopes with more trailers are answered in cells and pages only. @default CLUSTERED_ON_CLIENT_UP_TO of the domain */
  trailersSentUpTo?: number;
  /** Plain http beyond loopback: the refresh cookie goes without `__Host-` and Secure. @default false */
  insecureCookie?: boolean;
  /** Requests beyond this are told to come back; the embedded database answers one after the other. @default no bound */
  maxRequestsInFlight?: number;
  /** The feature LoginV2: pages sign in at /auth/v1/loginV2, else at /auth/v1/login. @default true */
  loginV2?: boolean;
  /** Other processes answer requests on the same database, so what one hands out the others must know. @default false */
  hasSeveralProcesses?: boolean;
  /** Requests per second that a session may make without waiting; ten times as many at once. @default no bound */
  requestsPerSession?: number | undefined;
  /** How many event streams may be open. @default STREAM_LIMITS */
  streams?: { perSession: number; inAll: number };
  /** Origins that pages may embed, e.g. the Insights host. @default none */
  frameSources?: readonly string[];
  /** Origins that pages may fetch from or take images of, e.g. the Google Maps hosts. @default none */
  mapSources?: readonly string[];
  /** Where the apps for phones are offered. @default none */
  mobileApps?: readonly { platform: 'android' | 'ios'; url: string }[] | undefined;
  /** The key that pages draw Google Maps with; anybody who opens a page can read it. @default the bundled map alone */
  googleMaps?: { apiKey: string; mapId?: string | undefined } | undefined;
}

/** Everything the API needs from outside. None of it is Node's. */
export interface ApiDeps {
  repositories: Repositories;
  /** The same storage over connections that only sign-in and health use. @default `repositories` */
  reserve?: Repositories;
  now: () => Date;
  ids: IdMaker;
  hasher: PasswordHasher;
  keys: TokenKeys;
  limits: RateLimits;
  logger: Logger;
  config: ApiConfig;
  files?: PortalFiles;
  /** Calls when another process has committed changes of trailers; answers what ends it. @default polled only */
  onTrailerChanges?: (wake: () => void) => () => void;
  /** Texts of the documents that run in production. */
  persistedDocuments: ReadonlySet<string>;
}

/** What the transport knows of a caller that the request does not say. */
export interface Connection {
  /** Network address of the caller; proxies are unwrapped by the transport when it trusts them. */
  address: string;
}
