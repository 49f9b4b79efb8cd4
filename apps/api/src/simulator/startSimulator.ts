import { createRandom } from '@gladhand/domain/fleet';
import { DEVICE_FAMILIES, DeviceType, deviceTypeOf } from '@gladhand/domain/trailers';
import type { Api } from '../app';
import type { DeviceCommand } from '../areas/reefers/commandsFor';
import type { TrailerRecord } from '../database/trailerColumns';
import { type DeviceReport, MAX_REPORTS } from '../ingest/deviceReport';
import { issueIngestKey } from '../ingest/ingestKey';
import type { ApiDeps } from '../ports';
import type { FaultRecord, FaultRepository } from '../repositories/faults';
import { createCameras, type SimPicture } from './cameras';
import { handOver } from './handOver';
import { createOtaDevices } from './otaDevices';
import { createSimCallbacks } from './simProvider';
import { startFleet } from './startFleet';
import { type SimReport, step } from './step';

const TICK_MS = 2_000;
/** How often the simulator checks which trailers have a phone that reports for them, in ms. */
const LINKS_EVERY_MS = 10_000;
/** Longest simulated step, so that trailers don't jump after the machine was asleep. */
const LONGEST_STEP_MS = 30_000;
/** Maximum number of reports kept while the endpoint is unavailable; the oldest are dropped first. */
const MAX_UNSENT = 5_000;

export interface SimulatorOptions {
  api: Pick<Api, 'request'>;
  deps: Pick<ApiDeps, 'repositories' | 'now' | 'ids' | 'logger' | 'config'>;
  seed: number;
  /** Speed relative to real time. */
  speed: number;
}

/** A running simulator. */
export interface Simulator {
  /** Number of simulated trailers. */
  trailers: number;
  /** Resolves when the last batch has a response. */
  stop(): Promise<void>;
}

/**
 * Simulates the stored trailers as devices behind their manufacturers' gateways, which report to the ingest endpoint.
 */
export async function startSimulator({ api, deps, seed, speed }: SimulatorOptions): Promise<Simulator> {
  const { repositories, now, ids, logger, config } = deps;
  const random = createRandom(seed);
  const devices = await repositories.ingest.devices({ deviceTypeIds: DEVICE_FAMILIES.map(({ id }) => id) });
  const trailers = devices.map(({ trailer }) => trailer);
  let fleet = startFleet(trailers, now(), random, await openFaults(repositories.faults, trailers));
  const gateways = await Promise.all(
    Object.values(DeviceType).map(async (gateway) => ({
      gateway,
      key: await issueIngestKey(repositories.ingest, {
        name: `Simulator (${gateway})`,
        holder: { gateway },
        keyId: ids.uuid(),
        now: now(),
      }),
      unsent: [] as DeviceReport[],
      taken: new Set<string>(),
    })),
  );

  async function send({ gateway, key, unsent }: (typeof gateways)[number]): Promise<void> {
    while (unsent.length > 0) {
      const reports = unsent.slice(0, MAX_REPORTS);
      const response = await api.request('/ingest/v1/reports', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ reports }),
      });
      if (!response.ok)
        throw new Error(`The ingest endpoint responded with ${response.status} to the gateway of ${gateway}.`);
      unsent.splice(0, reports.length);
      const { results } = (await response.json()) as { results: { status: string; message?: string }[] };
      const refused = results.filter(({ status }) => status === 'rejected');
      if (refused.length > 0) logger.warn({ gateway, refused: refused.slice(0, 3) }, 'simulated reports were refused');
    }
  }

  /** Fetches pending commands for the devices of a gateway. A command is delivered until it is answered. */
  async function fetchCommands({ gateway, key, taken }: (typeof gateways)[number]): Promise<void> {
    const response = await api.request('/ingest/v1/commands', { headers: { authorization: `Bearer ${key}` } });
    if (!response.ok)
      throw new Error(`The ingest endpoint responded with ${response.status} to the gateway of ${gateway}.`);
    const { commands } = (await response.json()) as { commands: DeviceCommand[] };
    const fresh = commands.filter(({ id }) => !taken.has(id));
    for (const { id } of fresh) taken.add(id);
    if (fresh.length > 0) fleet = handOver(fleet, fresh, random);
  }

  const keyOf = (family: number) => gateways.find(({ gateway }) => gateway === deviceTypeOf(family))?.key ?? '';
  const otaDevices = createOtaDevices(
    repositories,
    (family) => async (path, init) =>
      api.request(path, {
        ...init,
        headers: { ...(init?.headers as Record<string, string>), authorization: `Bearer ${keyOf(family)}` },
      }),
  );

  const simCallbacks = createSimCallbacks({
    ...{ repositories, secrets: config.simWebhookSecrets ?? [] },
    request: (path, init) => api.request(path, init),
  });

  const cameras = createCameras(random);
  async function sendPicture({ gateway, key }: (typeof gateways)[number], picture: SimPicture): Promise<void> {
    const response = await api.request('/ingest/v1/images', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'x-serial-number': picture.serialNumber,
        'x-recorded-at': picture.recordedAt.toISOString(),
        'x-fullness-percent': String(picture.fullnessPercent),
      },
      body: await cameras.draw(picture),
    });
    if (!response.ok) logger.warn({ gateway, status: response.status }, 'a simulated image was refused');
  }

  let linked = new Set<string>();
  let linkedReadAt = Number.NEGATIVE_INFINITY;
  /** A trailer with a phone has a real device, so its simulated one stops reporting. */
  async function readLinked(at: Date): Promise<void> {
    if (at.getTime() - linkedReadAt < LINKS_EVERY_MS) return;
    linked = new Set(await repositories.deviceLinks.linkedTrailerIds());
    linkedReadAt = at.getTime();
  }

  let last = now().getTime();
  async function tick(): Promise<void> {
    for (const gateway of gateways) await fetchCommands(gateway);
    const at = now();
    await readLinked(at);
    const stepped = step(fleet, Math.min(LONGEST_STEP_MS, Math.max(0, at.getTime() - last)) * speed, random);
    last = at.getTime();
    fleet = stepped.fleet;
    const pictures: { gateway: (typeof gateways)[number]; picture: SimPicture }[] = [];
    for (const gateway of gateways) {
      const own = stepped.reports.filter(
        ({ device }) => deviceTypeOf(device.deviceTypeId) === gateway.gateway && !linked.has(device.trailerId),
      );
      pictures.push(...cameras.due(own, at).map((picture) => ({ gateway, picture })));
      gateway.unsent.push(...own.map((report) => messageOf(report, at)));
      gateway.unsent.splice(0, Math.max(0, gateway.unsent.length - MAX_UNSENT));
    }
    for (const { family, report } of await otaDevices.step(at))
      gateways.find(({ gateway }) => gateway === deviceTypeOf(family))?.unsent.push(report);
    for (const gateway of gateways) await send(gateway);
    if (config.simWebhookSecrets) await simCallbacks.step(at);
    for (const { gateway, picture } of pictures) await sendPicture(gateway, picture);
  }

  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ticking: Promise<void> = Promise.resolve();
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      ticking = tick()
        .catch((error: unknown) => {
          if (!stopped) logger.warn({ err: error }, 'simulated reports will be retried');
        })
        .finally(next);
    }, TICK_MS);
  };
  next();
  return {
    trailers: fleet.length,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await ticking;
    },
  };
}

const ACTIVE = { showAll: false, startedFrom: null, faultTypeIds: null };
const MAX_OPEN = 32;

/** Faults that were open at the last report stay open. */
async function openFaults(repository: FaultRepository, trailers: readonly TrailerRecord[]) {
  const faulty = trailers.filter(({ absFaultSpn, absFaultDescription }) => absFaultSpn ?? absFaultDescription);
  const found = new Map<string, readonly FaultRecord[]>();
  for (const trailer of faulty) found.set(trailer.trailerId, (await repository.of(trailer, ACTIVE, MAX_OPEN)).faults);
  return found;
}

function messageOf({ device, readings }: SimReport, at: Date): DeviceReport {
  return { reportId: `sim-${at.getTime()}`, serialNumber: device.serialNumber, recordedAt: at, readings };
}
