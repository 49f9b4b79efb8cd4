import {
  type ApiConfig,
  addDemoPackages,
  addDemoParts,
  addDemoSims,
  confirmedUser,
  createApi,
  createJobDefinitions,
  createMemoryJobs,
  createMemoryLimits,
  createMemoryRepositories,
  createOutboxMailer,
  createSimCallbacks,
  createSimulatedSimProvider,
  DEMO_OTA_KEY,
  datasetFromFleet,
  demoServiceCenters,
  drawCargo,
  MailRefused,
  makeSigningJwk,
  PART_DRAWINGS,
  type PasswordHasher,
  takeImage,
  takeReports,
  tokenKeysFrom,
  type UserRecord,
} from '@gladhand/api';
import { createPortalApi, FEATURES } from '@gladhand/domain';
import { createFleet, createRandom, type Fleet } from '@gladhand/domain/fleet';
import { DEVICE_FAMILIES } from '@gladhand/domain/trailers';
import { createMemoryFileServers } from './memoryFileServers';
import { STORY_NOW, STORY_PASSWORD, type StoryServer } from './storyServer';

const DAY_MS = 86_400_000;
/** Small, because each story makes and hashes its packages anew. */
const STORY_PACKAGE_BYTES = 40_000;
const before = (days: number) => new Date(STORY_NOW.getTime() - days * DAY_MS);

/** Hashes instantly: stories show screens, so strong hashing would only slow them down. */
const hasher: PasswordHasher = {
  hash: async (password) => `story:${password}`,
  verify: async (hash, password) => hash === `story:${password}`,
};

function account(number: number, email: string, roles: string[], extra: Partial<UserRecord> = {}): UserRecord {
  const userId = `01930003-0000-7000-8000-${String(number).padStart(12, '0')}`;
  return confirmedUser({ userId, email, passwordHash: `story:${STORY_PASSWORD}`, roles, extra }, STORY_NOW);
}

const ACCOUNTS = [
  account(1, 'admin@gladhand.example', ['ADMINS']),
  account(2, 'manager@gladhand.example', ['CUSTOMER_ADMIN_1']),
  account(3, 'dealer@gladhand.example', ['DEALER']),
  account(4, 'new@gladhand.example', ['CUSTOMER_2']),
  account(5, 'expired@gladhand.example', ['CUSTOMER_ADMIN_1'], { passwordExpiresAt: before(1) }),
  account(6, 'expiring@gladhand.example', ['CUSTOMER_ADMIN_1'], { passwordExpiresAt: before(-10) }),
  account(8, 'viewer@gladhand.example', ['ALL_CUSTOMER_VIEW']),
  account(7, 'terms@gladhand.example', ['CUSTOMER_ADMIN_1'], { termsAcceptedAt: null, dataAgreementAcceptedAt: null }),
];

/** Users of two customers, enough for a list of more than one page. */
ACCOUNTS.push(
  ...Array.from({ length: 26 }, (_, index) => {
    const customerId = index % 2 === 0 ? 1 : 2;
    const roles = index % 7 === 3 ? [`CUSTOMER_ADMIN_${customerId}`] : [`CUSTOMER_${customerId}`];
    return account(100 + index, `user${String(index + 1).padStart(2, '0')}@fleet${customerId}.example`, roles, {
      enabled: index !== 4,
      emailVerified: index % 5 !== 1,
      accountStatus: index % 5 === 1 ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED',
      lastLoginAt: index % 3 === 0 ? null : before(index),
      createdAt: before(190 - index),
      updatedAt: before(60 - index),
    });
  }),
  account(130, 'oem@gladhand.example', ['OEM', 'CUSTOMER_1', 'CUSTOMER_2']),
  account(131, 'look@gladhand.example', ['VIEW_ONLY_ADMIN']),
);

const EVERY_DEVICE = { deviceTypeIds: DEVICE_FAMILIES.map(({ id }) => id) };

/** The users who may command reefers: administrators, for every customer. */
function commanders({ groups }: Fleet) {
  const granting = groups.filter(({ kind }) => kind === 'tkCommandControl');
  return ACCOUNTS.slice(0, 2).flatMap(({ userId }) =>
    granting.map(({ customerId, groupId }) => ({ customerId, groupId, userId })),
  );
}

/** A user with access to the leased trailers of the second customer only. */
function members({ groups }: Fleet) {
  const userId = ACCOUNTS.find(({ email }) => email === 'new@gladhand.example')?.userId ?? '';
  return groups
    .filter(({ customerId, name }) => customerId === 2 && name === 'Leased Out')
    .map(({ customerId, groupId }) => ({ customerId, groupId, userId }));
}

const SIM_SECRET = `whsec_${btoa('the secret that signs callbacks of stories')}`;

const FREIGHT_AGREEMENT = [
  'Haulwise shows loads of its shippers. Gladhand does not take part in contracts about them.',
  'Haulwise gets no positions, readings or names of trailers. What you enter on its page is subject to its own terms.',
  'You may book loads only for trailers that your company is permitted to operate.',
].join('\n\n');

/** Seeds the repositories and starts the API on them. */
export async function createStoryServer(): Promise<StoryServer> {
  const now = () => STORY_NOW;
  const fleet = createFleet({ seed: 104, now: STORY_NOW, trailers: 240, customers: 3 });
  const features = fleet.customers.flatMap(({ customerId }) => FEATURES.map(({ id }) => ({ customerId, feature: id })));
  const jobs = createMemoryJobs();
  const repositories = createMemoryRepositories(
    datasetFromFleet(fleet, { users: ACCOUNTS, groupUsers: [...commanders(fleet), ...members(fleet)], features }),
    jobs,
  );
  await repositories.dealers.put(demoServiceCenters());
  let made = 0;
  const ids = { uuid: () => `01930009-0000-7000-8000-${String(++made).padStart(12, '0')}` };
  await addDemoParts(repositories.parts, fleet, ids);
  const keys = await tokenKeysFrom(await makeSigningJwk());
  const logger = { info: () => undefined, warn: console.warn, error: console.error };
  const config: ApiConfig = {
    mode: 'development',
    publicUrl: 'http://localhost',
    allowedOrigins: [],
    issuer: 'https://gladhand.example',
    audience: 'gladhand',
    termsOfServiceUrl: 'https://gladhand.example/terms',
    pushKey: 'story-push-key',
    otaKeys: [DEMO_OTA_KEY],
    simWebhookSecrets: [SIM_SECRET],
    freight: {
      url: new URL('freight-partner.html', location.href).href,
      agreement: { version: '2026-11-01', text: FREIGHT_AGREEMENT },
    },
  };
  const fileServers = createMemoryFileServers(now);
  const api = createApi({
    repositories,
    fileServers,
    now,
    ids,
    hasher,
    keys,
    limits: createMemoryLimits(now),
    logger,
    config,
    persistedDocuments: new Set(),
  });
  const outbox = createOutboxMailer({ repositories, ids, now });
  let refused: string | undefined;
  const definitions = createJobDefinitions({
    repositories,
    now,
    ids,
    logger,
    mailer: {
      async send(mail, onHandOver) {
        if (mail.to === refused) throw new MailRefused('550 mailbox full', { permanent: true, wasAnswered: true });
        await outbox.send(mail, onHandOver);
      },
    },
    webhookSender: {
      send: async ({ url }) =>
        url.includes('broken') ? { status: 500, text: 'Internal Server Error' } : { status: 200, text: 'ok' },
    },
    pushSender: { send: async () => 201 },
    simProvider: createSimulatedSimProvider(repositories),
    fileServers,
    linkKey: keys.linkKey,
    publicUrl: 'http://localhost',
  });
  const local = createPortalApi({ endpoint: '', fetch: api.request });
  const simCallbacks = createSimCallbacks({
    ...{ repositories, secrets: [SIM_SECRET] },
    request: (path, init) => api.request(path, init),
  });
  const tokens = new Map<string, Promise<string>>();
  const signIn = async (username: string) =>
    (await local.account.signIn({ username, password: STORY_PASSWORD })).idToken;
  let isHolding = false;
  return {
    async fetch(request) {
      const response = await api.request(request);
      if (!isHolding) await jobs.runDue(definitions, now());
      return response;
    },
    holdJobs() {
      isHolding = true;
    },
    fleet,
    waitingCommands: () => repositories.reefers.deliver(EVERY_DEVICE, before(1), STORY_NOW, 1_000),
    async picture(serialNumber, fullnessPercent, minutesAgo) {
      await takeImage({ repositories, now, ids, takeReports }, EVERY_DEVICE, {
        serialNumber,
        recordedAt: new Date(STORY_NOW.getTime() - minutesAgo * 60_000).toISOString(),
        fullnessPercent: String(fullnessPercent),
        bytes: drawCargo(fullnessPercent, createRandom(fullnessPercent + 1)),
      });
    },
    async runJob(name, signal = new AbortController().signal) {
      const job = definitions.find((definition) => definition.name === name);
      if (!job) throw new Error(`There is no job ${name}.`);
      await job.run({ data: {}, signal });
    },
    setUpDashboard() {
      config.insightsEmbed = {
        url: new URL('freight-partner.html', location.href).href,
        secret: 'the secret that stories sign addresses with',
      };
    },
    fileServers,
    async addFtpTask(task) {
      await repositories.otaFtp.addTask(task);
    },
    async addPackages() {
      const author = { userId: null, email: 'admin@gladhand.example' };
      await addDemoPackages(repositories, { now: STORY_NOW, ids, author, packageBytes: STORY_PACKAGE_BYTES });
    },
    async updateDevices(campaignId, states) {
      const limit = states.length;
      const { ota } = repositories;
      const campaign = await ota.campaign(campaignId);
      const [target] = await ota.packagesById(campaign ? [campaign.packageId] : []);
      if (!target) throw new Error(`There is no campaign ${campaignId}.`);
      const rows = await ota.devices({
        ...{ campaignId, state: null, reason: null, stage: null, after: null, limit },
      });
      for (const [index, { device, trailer }] of rows.entries()) {
        const state = states[index];
        await ota.putDevice({ ...device, attempt: 1, ...(state?.state === 'failed' && { percent: 0 }), ...state });
        // What a device has reported decides about these two.
        const reported =
          state?.state === 'confirmed' ? target.version : state?.reason === 'wrongVersion' && state.detail;
        if (reported) await ota.putVersions(trailer, { ...trailer.versions, [device.kind]: reported }, STORY_NOW);
      }
    },
    async addSims() {
      const author = { userId: null, email: 'manager@gladhand.example' };
      await addDemoSims(repositories, fleet, { now: STORY_NOW, ids, author });
    },
    async answerSims() {
      await simCallbacks.step(STORY_NOW, true);
      await jobs.runDue(definitions, STORY_NOW);
    },
    drawPart: (name) => new Blob([PART_DRAWINGS[name]()], { type: 'image/png' }),
    mails: () => repositories.outbox.latest(10),
    refuseMailTo(address) {
      refused = address;
    },
    async report(reports) {
      const results = await takeReports(repositories, EVERY_DEVICE, reports, STORY_NOW);
      const refused = results.find(({ status }) => status === 'rejected');
      if (refused) throw new Error(`A report of a story was refused: ${refused.message}`);
    },
    tokenOf: (email) => {
      const token = tokens.get(email) ?? signIn(email);
      tokens.set(email, token);
      return token;
    },
  };
}
