import { createPortalApi, type PortalApi, type SignInAnswer } from '@gladhand/domain';
import { type Api, createApi } from '../app';
import { createMemoryLimits } from '../auth/memoryLimits';
import { makeSigningJwk, tokenKeysFrom } from '../auth/tokenKeys';
import { createJobDefinitions } from '../composition/jobDefinitions';
import type { Mailer } from '../engine/mail/mailer';
import { createOutboxMailer } from '../engine/mail/outboxMailer';
import type { MemoryJobs } from '../engine/memoryJobs';
import type { PushSender } from '../engine/push/pushSender';
import type { SimProvider } from '../engine/sims/simProvider';
import type { WebhookSender } from '../engine/webhooks/webhookSender';
import persisted from '../graphql/generated/persistedDocuments.json' with { type: 'json' };
import type { ApiConfig, ApiDeps, Logger, PasswordHasher } from '../ports';
import type { Repositories } from '../repositories/port';
import { inTurn } from './inTurn';
import { TEST_NOW, TEST_PASSWORD, testId } from './testDataset';

/** Readable on purpose: these tests are about access, not about argon2id. */
export const plainHasher: PasswordHasher = {
  hash: async (password) => `plain:${password}`,
  verify: async (hash, password) => hash === `plain:${password}`,
};

export const TEST_CONFIG: ApiConfig = {
  mode: 'development',
  publicUrl: 'http://localhost',
  allowedOrigins: ['https://oem.example.com'],
  issuer: 'https://gladhand.test',
  audience: 'gladhand',
  termsOfServiceUrl: 'https://gladhand.test/terms',
  pushKey: 'test-push-key',
};

export interface TestApi {
  api: Api;
  repositories: Repositories;
  logged: { level: string; fields: unknown; message: string }[];
  /** The clock; change it to let time pass. */
  clock: { now: Date };
  /** Signs the links in mails. */
  linkKey: CryptoKey;
  pass(ms: number): void;
  /** A client like a browser on the API's own origin: it keeps cookies. */
  client(): TestClient;
  /** Runs the jobs that are due by the clock. */
  runJobs(): Promise<void>;
  /** Runs a scheduled job now, and the jobs that it adds. */
  runScheduled(name: string): Promise<void>;
  signedIn(email: string, password?: string): Promise<TestClient>;
  close(): Promise<void>;
}

export interface TestClient {
  portal: PortalApi;
  /** Sent with every call of `portal`. */
  headers: Record<string, string>;
  cookies: Map<string, string>;
  session: { token: string | undefined; ended: boolean };
  signIn(email: string, password?: string): Promise<SignInAnswer>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

const DELIVERING: PushSender = { send: async () => 201 };
const ACCEPTING: WebhookSender = { send: async () => ({ status: 204, text: '' }) };

let keys: ReturnType<typeof tokenKeysFrom> | undefined;

/** Replaces parts of the API. */
export interface TestDeps extends Partial<ApiDeps> {
  mailer?: Mailer;
  /** @default one whose servers accept everything */
  webhookSender?: WebhookSender;
  /** @default one whose push services accept everything */
  pushSender?: PushSender;
  /** @default none */
  simProvider?: SimProvider;
  /**
   * Number of processes on the same storage that respond in turn; they share only the storage and the limits. @default
   * 1
   */
  processes?: number;
}

/** The API on a test's storage. Jobs that a request adds are run before its response is returned. */
export async function createTestApi(repositories: Repositories, extra: TestDeps = {}): Promise<TestApi> {
  const clock = { now: TEST_NOW };
  const now = () => clock.now;
  let made = 0;
  const ids = { uuid: () => testId(9, ++made) };
  const logged: TestApi['logged'] = [];
  const log = (level: string) => (fields: unknown, message: string) => {
    logged.push({ level, fields, message });
  };
  const logger: Logger = { info: log('info'), warn: log('warn'), error: log('error') };
  keys ??= makeSigningJwk().then(tokenKeysFrom);
  const {
    mailer = createOutboxMailer({ repositories, ids, now }),
    processes = 1,
    webhookSender = ACCEPTING,
    pushSender = DELIVERING,
    simProvider,
    ...deps
  } = extra;
  const limits = createMemoryLimits(now);
  const signing = await keys;
  const createProcess = () =>
    createApi({
      repositories,
      now,
      ids,
      hasher: plainHasher,
      keys: signing,
      limits,
      logger,
      persistedDocuments: new Set(Object.values(persisted)),
      ...deps,
      config: { ...TEST_CONFIG, hasSeveralProcesses: processes > 1, ...deps.config },
    });
  const otherProcesses = Array.from({ length: processes - 1 }, createProcess);
  const inner = inTurn([createProcess(), ...otherProcesses]);
  const definitions = createJobDefinitions({
    repositories,
    mailer,
    webhookSender,
    pushSender,
    simProvider,
    ids,
    now,
    logger,
    fileServers: deps.fileServers,
    linkKey: signing.linkKey,
    publicUrl: TEST_CONFIG.publicUrl,
  });
  const runJobs = async () => {
    const { jobs } = repositories;
    if ('runDue' in jobs) await (jobs as MemoryJobs).runDue(definitions, now());
  };
  const thenJobs = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const found = await answer;
    await runJobs();
    return found;
  };
  const api: Api = {
    ...inner,
    fetch: (...args) => thenJobs(inner.fetch(...args)),
    request: (...args) => thenJobs(inner.request(...args)),
    idle: () => thenJobs(inner.idle()),
  };

  const client = (): TestClient => {
    const cookies = new Map<string, string>();
    const session: TestClient['session'] = { token: undefined, ended: false };
    const headers: TestClient['headers'] = {};
    const send: typeof globalThis.fetch = async (url, init) => {
      const headers = new Headers(init?.headers);
      if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const response = await api.request(url, { ...init, headers });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      return response;
    };
    const portal = createPortalApi({
      endpoint: '',
      fetch: send,
      headers: () => headers,
      session: {
        idToken: () => session.token,
        onUnauthenticated: () => {
          session.ended = true;
        },
      },
    });
    return {
      portal,
      headers,
      cookies,
      session,
      async signIn(email, password = TEST_PASSWORD) {
        const answer = await portal.account.signIn({ username: email, password });
        session.token = answer.idToken;
        return answer;
      },
      fetch: (path, init) =>
        send(path, {
          ...init,
          headers: {
            ...(session.token && { authorization: session.token }),
            ...(init?.headers as Record<string, string>),
          },
        }),
    };
  };

  return {
    linkKey: signing.linkKey,
    api,
    repositories,
    logged,
    clock,
    pass: (ms) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    client,
    runJobs,
    async runScheduled(name) {
      const job = definitions.find((definition) => definition.name === name);
      if (!job) throw new Error(`There is no job ${name}.`);
      await job.run({ data: {}, signal: new AbortController().signal });
      await runJobs();
    },
    async signedIn(email, password) {
      const one = client();
      await one.signIn(email, password);
      return one;
    },
    close: () => api.stop(),
  };
}
