import type { DeviceReportMessage, Repositories } from '@gladhand/api';
import { createPortalApi, type PortalApi } from '@gladhand/domain';
import type { Fleet } from '@gladhand/domain/fleet';

/** The instant every story happens at: a Tuesday morning in Chicago. */
export const STORY_NOW = new Date('2026-11-17T15:12:00.000Z');
/** Password of every account of the stories. */
export const STORY_PASSWORD = 'Fifth-Wheel7!';
/** Paths that belong to the API; everything else is Storybook's own. */
export const API_PATHS = ['/graphql', '/auth/*', '/v1/api/*', '/ingest/*'];

/** The real API on repositories in memory, with a fixed clock: what a story filters or saves really happens. */
export interface StoryWorld {
  fetch: (request: Request) => Promise<Response>;
  /** Signs in and answers the id token. */
  tokenOf: (email: string) => Promise<string>;
  /** What the repositories began with. */
  fleet: Fleet;
  /** Devices report, through the door that every device uses. */
  report: (reports: readonly DeviceReportMessage[]) => Promise<void>;
  /** A cargo camera sends a picture of a trailer that is so full, taken so many minutes ago. */
  picture: (serialNumber: string, fullnessPercent: number, minutesAgo: number) => Promise<void>;
  /** The mails that were sent, newest first. */
  mails: () => ReturnType<Repositories['outbox']['latest']>;
  /** The mail server refuses this address from now on; undefined lets everybody's mail through again. */
  refuseMailTo: (address: string | undefined) => void;
  /** Commands that wait for reefers, as their gateway fetches them. */
  waitingCommands: () => ReturnType<Repositories['reefers']['deliver']>;
}

let world: Promise<StoryWorld> | undefined;

/** The world of the story on the screen; made when the story first asks, for many ask for nothing. */
export function currentWorld(): Promise<StoryWorld> {
  world ??= import('./createStoryWorld').then((module) => module.createStoryWorld());
  return world;
}

/** A fresh world, so that no story sees what another one changed. */
export function resetWorld(): void {
  world = undefined;
}

/** The client of somebody signed in. Its requests travel through MSW, so that a story can answer them itself. */
export function storyApi(email: string): PortalApi {
  return createPortalApi({
    endpoint: '',
    session: { idToken: async () => (await currentWorld()).tokenOf(email), onUnauthenticated: () => undefined },
  });
}

/** The same client straight to the world, to prepare what a story begins with. */
export async function worldApi(email: string): Promise<PortalApi> {
  const { fetch, tokenOf } = await currentWorld();
  return createPortalApi({
    endpoint: location.origin,
    fetch: (url, init) => fetch(new Request(url, init)),
    session: { idToken: () => tokenOf(email), onUnauthenticated: () => undefined },
  });
}
