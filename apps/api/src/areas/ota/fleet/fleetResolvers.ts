import { OTA_STATES, OTA_UPLOADS, OtaKind, type OtaState } from '@gladhand/domain/ota';
import type { OtaJob, OtaTrailer, QueryResolvers } from '../../../graphql/generated/resolvers';
import { badInput } from '../../../http/apiError';
import { fold } from '../../../repositories/fleetFields';
import { jobsByTrailer } from '../jobsByTrailer';
import { OTA_CAMPAIGN_MESSAGES } from '../messages';
import { toPackage } from '../packages/toPackage';
import type { OtaJobRow, OtaTrailerRow } from '../repository';

const MAX_LIMIT = 100;
const MAX_PACKAGES = 500;
const MAX_VERSIONS = 200;

export const fleetQueries: Pick<QueryResolvers, 'otaFleet' | 'otaPackages'> = {
  async otaFleet(_, { input }, { access, repositories }) {
    await access.authorize('otaFleet');
    const { kind, version } = input;
    const limit = checkedLimit(input.limit);
    const rows = await repositories.ota.fleet({
      ...{ customerId: input.customerId ?? null, family: input.family ?? null },
      search: input.search?.trim() ? fold(input.search.trim()) : null,
      version: kind != null && version != null ? { kind: checkedKind(kind), version: version || null } : null,
      ...{ state: checkedState(input.state), after: input.after ?? null, limit: limit + 1 },
    });
    const trailers = rows.slice(0, limit);
    const jobs = jobsByTrailer(await repositories.ota.jobsOf(trailers, 'all'));
    return {
      trailers: trailers.map((row) => toTrailer(row, jobs.get(row.trailerId) ?? [])),
      hasMore: rows.length > limit,
    };
  },

  async otaPackages(_, { kind }, { access, otaKeys, repositories }) {
    await access.authorize('otaPackages');
    const known = checkedKind(kind);
    const [packages, reported] = await Promise.all([
      repositories.ota.packages(known, MAX_PACKAGES),
      repositories.ota.reportedVersions(known, MAX_VERSIONS),
    ]);
    return { packages: packages.map(toPackage), reported, hasKeys: otaKeys.length > 0 };
  },
};

export function checkedLimit(limit: number, max = MAX_LIMIT): number {
  if (limit < 1 || limit > max) throw badInput(OTA_CAMPAIGN_MESSAGES.limit(max));
  return limit;
}

function checkedKind(text: string): OtaKind {
  const kind = OTA_UPLOADS.find(({ id }) => id === text)?.id;
  if (!kind) throw badInput(OTA_CAMPAIGN_MESSAGES.kind(OTA_UPLOADS.map(({ id }) => id)));
  return kind;
}

export function checkedState(text: string | null | undefined): OtaState | null {
  if (text == null) return null;
  const state = OTA_STATES.find(({ id }) => id === text)?.id;
  if (!state) throw badInput(OTA_CAMPAIGN_MESSAGES.state);
  return state;
}

function toTrailer(
  { versions, lastReport, customerId: _, trailerId: __, ...row }: OtaTrailerRow,
  jobs: readonly OtaJobRow[],
): OtaTrailer {
  const [job] = jobs;
  return {
    ...row,
    lastReport: lastReport?.toISOString() ?? null,
    versions: Object.values(OtaKind).map((kind) => ({
      ...{ kind, reported: versions[kind] },
      target:
        jobs.find(({ device, campaign }) => device.kind === kind && campaign.state !== 'canceled')?.package.version ??
        null,
    })),
    job: job ? toJob(job) : null,
  };
}

const toJob = ({ device, campaign, package: { version } }: OtaJobRow): OtaJob => ({
  ...{ campaignId: campaign.campaignId, campaignName: campaign.name, kind: device.kind, version },
  ...{ state: device.state, percent: device.percent, reason: device.reason, detail: device.detail },
  changedAt: device.changedAt.toISOString(),
});
