import type { OtaRepository } from '../repository';

/** How long a process uses what it has read before it compares the revision of campaigns. */
const COMPARED_EVERY_MS = 5_000;
/** After this time it reads everything again: a device can get another serial number or trailer. */
const READ_EVERY_MS = 5 * 60_000;

/** Which devices can have a job, in the memory of a process. */
export interface JobBoard {
  /** False if the device has none, as of a few seconds ago. */
  canHaveJob(serialNumber: string): Promise<boolean>;
}

/**
 * Almost all requests for a job come from devices without one, so these are answered without the database. A device gets
 * a job only by a decision about its campaign, which changes the revision. It is read before the devices, so that a
 * decision in between is seen at the next comparison. Both times are shorter than the time after which a device asks
 * again, so that its next request finds every job.
 */
export function createJobBoard({
  repositories,
  now,
}: {
  repositories: { ota: Pick<OtaRepository, 'revision' | 'serialsWithJob'> };
  now: () => Date;
}): JobBoard {
  interface Known {
    revision: string;
    serials: ReadonlySet<string>;
    readAt: number;
  }
  let known: Known | undefined;
  let comparedAt = 0;
  let reading: Promise<Known> | undefined;

  const read = async (at: number): Promise<Known> => {
    const revision = await repositories.ota.revision();
    const isSame = known !== undefined && known.revision === revision && at - known.readAt < READ_EVERY_MS;
    const next = isSame && known ? known : { revision, serials: await repositories.ota.serialsWithJob(), readAt: at };
    known = next;
    comparedAt = at;
    return next;
  };
  const current = (): Promise<Known> | Known => {
    const at = now().getTime();
    if (known && at >= comparedAt && at - comparedAt < COMPARED_EVERY_MS) return known;
    reading ??= read(at).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  return {
    canHaveJob: async (serialNumber) => (await current()).serials.has(serialNumber),
  };
}
