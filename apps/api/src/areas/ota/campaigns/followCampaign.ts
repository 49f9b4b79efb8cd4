import { isStageOver, judgeStop, OTA_POLICY, type OtaState, otaActionOf, otaStateCounts } from '@gladhand/domain/ota';
import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition, JobRequest, JobSchedule } from '../../../engine/jobs';
import { createUnits, type Unit } from '../../../engine/unitOfWork';
import { CAMPAIGNS_CHANGED } from '../../../repositories/changes';
import type { OtaCampaignRecord } from '../repository';

const HOUR_MS = 3_600_000;
const FOLLOW_JOB = 'ota.follow';

/** When campaigns are followed. */
export const OTA_SCHEDULES = {
  [FOLLOW_JOB]: { cron: '* * * * *', label: 'Every minute' },
} as const satisfies Record<string, JobSchedule>;

/** Follows one campaign at once: devices of it have ended. */
export const followRequest = (campaignId: string): JobRequest => ({
  ...{ name: FOLLOW_JOB, data: { campaignId }, key: campaignId },
});

/** Ends what has passed its deadline, stops campaigns, opens their stages and ends them. */
export function followJob(deps: Pick<JobDeps, 'repositories' | 'now' | 'ids'>): JobDefinition {
  const runUnit = createUnits(deps);
  return {
    name: FOLLOW_JOB,
    schedule: OTA_SCHEDULES[FOLLOW_JOB],
    expireInSeconds: 600,
    async run({ data: { campaignId }, signal }) {
      const ids = typeof campaignId === 'string' ? [campaignId] : await deps.repositories.ota.openCampaigns();
      for (const id of ids) {
        if (signal.aborted) return;
        await runUnit((unit) => followCampaign(unit, id, deps.now()));
      }
    },
  };
}

/** Follows a campaign. The lock on it keeps processes from doing it together; a repetition changes nothing. */
export async function followCampaign({ audit, repositories }: Unit, campaignId: string, now: Date): Promise<void> {
  const { ota } = repositories;
  const before = await ota.lockCampaign(campaignId);
  if (!before) return;
  if ((await endOverdue(repositories, before, now)) > 0) await repositories.changes.add([CAMPAIGNS_CHANGED], now);
  if (before.state !== 'running') return;
  const counts = await ota.counts([campaignId]);
  const after = advanced(before, counts, now);
  if (after === before) return;
  // A stage that opens is no reason to refuse what a person decides at the same time.
  const version = after.state === before.state ? before.version : before.version + 1;
  await ota.putCampaign({ ...after, version });
  await repositories.changes.add([CAMPAIGNS_CHANGED], now);
  const [otaPackage] = await ota.packagesById([after.packageId]);
  const entry = {
    ...{ subject: after.name, subjectId: campaignId },
    detail: {
      ...(otaPackage && { action: otaActionOf(otaPackage.kind, 'apply'), version: otaPackage.version }),
      ...(after.stopped && {
        stage: after.stopped.stage + 1,
        failed: after.stopped.failed,
        finished: after.stopped.finished,
      }),
    },
  };
  if (after.state === 'stopped') await audit('ota.campaignStopped', entry);
  if (after.state === 'done') await audit('ota.campaignDone', entry);
}

/** Ends devices that are late. Returns how many. */
async function endOverdue({ ota }: Unit['repositories'], campaign: OtaCampaignRecord, now: Date): Promise<number> {
  const { campaignId, state, stages, deadlineHours } = campaign;
  const before = new Date(now.getTime() - deadlineHours * HOUR_MS);
  // Devices of a campaign that is paused can't begin, so only those that have begun can be late.
  const states: OtaState[] = ['offered', 'downloading', 'verifying'];
  if (state === 'running') states.push('queued');
  let ended = 0;
  for (const [stage, { openedAt }] of stages.entries()) {
    if (openedAt === null || openedAt >= before.toISOString()) continue;
    ended += await ota.expire({ campaignId, stage, states, openedAt: new Date(openedAt), before, now });
  }
  const unconfirmedBefore = new Date(now.getTime() - OTA_POLICY.confirmWithinHours * HOUR_MS);
  return ended + (await ota.failUnconfirmed(campaignId, unconfirmedBefore, now));
}

/** A running campaign after what its devices have done; the same object if that changes nothing. */
export function advanced(
  campaign: OtaCampaignRecord,
  counts: Parameters<typeof otaStateCounts>[0],
  now: Date,
): OtaCampaignRecord {
  const { stage, stages, stopRule, resumedWith, hoursBetweenStages } = campaign;
  const { confirmed, failed, ...other } = otaStateCounts(counts, stage);
  const devices = Object.values(other).reduce((sum, number) => sum + number, confirmed + failed);
  const verdict = judgeStop({ devices, confirmed, failed }, stopRule, resumedWith ?? undefined);
  if (verdict.stops) {
    const stopped = { at: now.toISOString(), stage, failed: verdict.failed, finished: verdict.finished };
    return { ...campaign, state: 'stopped', stopped };
  }
  if (!isStageOver(counts, stage)) return campaign.stageOverAt === null ? campaign : { ...campaign, stageOverAt: null };
  if (stage === stages.length - 1) {
    const isDone = stages.every((_, at) => isStageOver(counts, at));
    return isDone ? { ...campaign, state: 'done', stageOverAt: now, endedAt: now } : campaign;
  }
  const stageOverAt = campaign.stageOverAt ?? now;
  if (now.getTime() < stageOverAt.getTime() + hoursBetweenStages * HOUR_MS)
    return campaign.stageOverAt === null ? { ...campaign, stageOverAt } : campaign;
  const opened = stages.map((one, at) => (at === stage + 1 ? { ...one, openedAt: now.toISOString() } : one));
  return advanced({ ...campaign, stages: opened, stage: stage + 1, stageOverAt: null, resumedWith: null }, counts, now);
}
