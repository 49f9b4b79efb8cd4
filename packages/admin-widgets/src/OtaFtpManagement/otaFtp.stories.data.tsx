import type { OtaFtpServerInput } from '@gladhand/domain/ota-ftp';
import { STORY_NOW, storyServer, storyServerApi } from '#storybook/storyServer';

export const ADMIN = 'admin@gladhand.example';
/** The confirmed server of most stories. */
export const DEPOT = '01930008-0000-7000-8000-0000000000a1';
export const YARD = '01930008-0000-7000-8000-0000000000a2';
const LEGACY = '01930008-0000-7000-8000-0000000000a3';
export const PUBLISHED = 'mainApp-pro-morey-4.18.2.bin';
const TASK = '01930008-0000-7000-8000-0000000000b';
const MINUTE_MS = 60_000;

const serverOf = (change: Partial<OtaFtpServerInput>): OtaFtpServerInput => ({
  ...{ name: 'Depot Chicago', protocol: 'sftp', host: 'depot.example', port: 22, folder: '/firmware' },
  ...{ username: 'gateway-1', secretKind: 'password', secret: 'story' },
  ...change,
});

/** Packages, but no server yet. */
export const withPackages = async () => (await storyServer()).addPackages();

/** A server whose host key isn't confirmed yet. */
export async function withNewServer(): Promise<void> {
  await withPackages();
  const { otaFtp } = await storyServerApi(ADMIN);
  await otaFtp.create({ serverId: DEPOT, server: serverOf({}) });
}

/** Three servers: one with files and a published package, one that refuses, and one that isn't encrypted. */
export async function withServers(): Promise<void> {
  await withNewServer();
  const { otaFtp, ota } = await storyServerApi(ADMIN);
  const [first] = await otaFtp.servers();
  const fingerprint = first?.test?.fingerprint ?? '';
  await otaFtp.trust({ serverId: DEPOT, version: 1, fingerprint });
  const { fileServers } = await storyServer();
  const before = (minutes: number) => new Date(STORY_NOW.getTime() - minutes * MINUTE_MS);
  fileServers.files.set('/firmware/README.txt', { bytes: new Uint8Array(412), modifiedAt: before(60 * 24 * 90) });
  fileServers.files.set(`/firmware/.gladhand-${YARD}-1.part`, {
    bytes: new Uint8Array(900_000),
    modifiedAt: before(60 * 30),
  });
  fileServers.files.set('/firmware/2025/mainApp-4.9.0.bin', {
    bytes: new Uint8Array(3_400_000),
    modifiedAt: before(60 * 24 * 400),
  });
  const { packages } = await ota.packages('mainApp');
  const packageId = packages.find(({ version, family }) => version === '4.18.2' && family === 1)?.packageId ?? '';
  await otaFtp.publish({ taskId: `${TASK}1`, serverId: DEPOT, packageId, path: '', fileName: PUBLISHED });
  const yard = serverOf({ name: 'Yard Houston', protocol: 'ftps', host: 'refusing.example', port: 990 });
  await otaFtp.create({ serverId: YARD, server: yard });
  const legacy = serverOf({ name: 'Legacy gateways', protocol: 'ftp', host: 'legacy.example', port: 21, folder: '' });
  await otaFtp.create({ serverId: LEGACY, server: legacy });
}

/** Tasks in every state: one uploads, one waits for its next attempt, and one has failed. */
export async function withTasks(): Promise<void> {
  await withServers();
  const { addFtpTask } = await storyServer();
  const { ota } = await storyServerApi(ADMIN);
  const { packages } = await ota.packages('mainApp');
  const [one] = packages;
  const task = {
    ...{ serverId: DEPOT, kind: 'publish' as const, path: '', packageId: one?.packageId ?? null },
    ...{ sizeBytes: 3_900_000, isCanceling: false, authorId: null, author: ADMIN, createdAt: STORY_NOW },
    ...{ nextTryAt: null, claimedAt: null, endedAt: null, detail: null },
  };
  await addFtpTask({
    ...{ ...task, taskId: `${TASK}2`, fileName: 'mainApp-go-6.4.0.bin', state: 'working', attempt: 1 },
    ...{ doneBytes: 1_600_000, problem: null, claimedAt: STORY_NOW },
  });
  await addFtpTask({
    ...{ ...task, taskId: `${TASK}3`, fileName: 'mainApp-go-6.3.0.bin', state: 'waiting', attempt: 1, doneBytes: 0 },
    ...{ problem: 'connectionLost', nextTryAt: new Date(STORY_NOW.getTime() + MINUTE_MS) },
  });
  await addFtpTask({
    ...{ ...task, taskId: `${TASK}4`, fileName: 'main.bin', state: 'failed', attempt: 1, doneBytes: 0 },
    ...{ problem: 'otherContent', endedAt: STORY_NOW },
  });
}

/** A folder with more files than one page. */
export async function withManyFiles(): Promise<void> {
  await withServers();
  const { fileServers } = await storyServer();
  for (let at = 0; at < 10_050; at++)
    fileServers.files.set(`/firmware/script-${at}.bin`, { bytes: new Uint8Array(12), modifiedAt: STORY_NOW });
}
