import type { DeviceReportMessage, PART_DRAWINGS, Repositories } from '@gladhand/api';
import { createPortalApi, type PortalApi } from '@gladhand/domain';
import type { Fleet } from '@gladhand/domain/fleet';
import type { MemoryFileServers } from './memoryFileServers';

/** The current time in every story: a Tuesday morning in Chicago. */
export const STORY_NOW = new Date('2026-11-17T15:12:00.000Z');
/** The password of every account. */
export const STORY_PASSWORD = 'Fifth-Wheel7!';
/** Paths of the API. All others belong to Storybook. */
export const API_PATHS = ['/graphql', '/auth/*', '/v1/api/*', '/ingest/*'];

/** The real API on in-memory repositories with a fixed clock, so filters and saves in a story take effect. */
export interface StoryServer {
  fetch: (request: Request) => Promise<Response>;
  /** Signs in and returns the ID token. */
  tokenOf: (email: string) => Promise<string>;
  /** The data that the repositories were seeded with. */
  fleet: Fleet;
  /** Sends device reports to the same ingest endpoint that devices use. */
  report: (reports: readonly DeviceReportMessage[]) => Promise<void>;
  /** Sends an image from a cargo camera, with the fill level in percent and the age in minutes. */
  picture: (serialNumber: string, fullnessPercent: number, minutesAgo: number) => Promise<void>;
  /** Leaves jobs waiting that requests add. */
  holdJobs: () => void;
  /** Runs a scheduled job. The signal can stop it. */
  runJob: (name: string, signal?: AbortSignal) => Promise<void>;
  /** Sets up an external dashboard of Insights, as an operator does. */
  setUpDashboard: () => void;
  /** Signed packages of all kinds. */
  addPackages: () => Promise<void>;
  /** Sets the states of the first devices of a campaign, in the order of their turn. */
  updateDevices: (
    campaignId: string,
    states: readonly Partial<Parameters<Repositories['ota']['putDevice']>[0]>[],
  ) => Promise<void>;
  /** A SIM with its plan for each trailer, a few of them with a pending or a refused change. */
  addSims: () => Promise<void>;
  /** The simulated provider of SIMs confirms or refuses all changes that it has accepted. */
  answerSims: () => Promise<void>;
  /** Servers from which gateways fetch packages. */
  fileServers: MemoryFileServers;
  /** A task of a file server in any state. */
  addFtpTask: (task: Parameters<Repositories['otaFtp']['addTask']>[0]) => Promise<void>;
  /** A line drawing of a part, as PNG. */
  drawPart: (name: keyof typeof PART_DRAWINGS) => Blob;
  /** Sent emails, newest first. */
  mails: () => ReturnType<Repositories['outbox']['latest']>;
  /** Makes the mail server reject this address; undefined accepts every address again. */
  refuseMailTo: (address: string | undefined) => void;
  /** Pending reefer commands, as the gateway of the refrigeration units fetches them. */
  waitingCommands: () => ReturnType<Repositories['reefers']['deliver']>;
}

let server: Promise<StoryServer> | undefined;

/** The server of the current story, created on the first request because many stories make none. */
export function storyServer(): Promise<StoryServer> {
  server ??= import('./createStoryServer').then((module) => module.createStoryServer());
  return server;
}

/** Starts over with a fresh server, so that stories don't see each other's changes. */
export function resetStoryServer(): void {
  server = undefined;
}

/** A client with a signed-in user. Its requests go through MSW, so a story can override the answers. */
export function storyApi(email: string): PortalApi {
  return createPortalApi({
    endpoint: '',
    session: { idToken: async () => (await storyServer()).tokenOf(email), onUnauthenticated: () => undefined },
  });
}

/** The same client without MSW, to prepare the data of a story. */
export async function storyServerApi(email: string): Promise<PortalApi> {
  const { fetch, tokenOf } = await storyServer();
  return createPortalApi({
    endpoint: location.origin,
    fetch: (url, init) => fetch(new Request(url, init)),
    session: { idToken: () => tokenOf(email), onUnauthenticated: () => undefined },
  });
}
