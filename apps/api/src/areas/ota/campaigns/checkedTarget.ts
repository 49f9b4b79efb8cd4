import { OTA_POLICY } from '@gladhand/domain/ota';
import type { OtaLine, OtaTargetInput } from '../../../graphql/generated/resolvers';
import { badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { fold } from '../../../repositories/fleetFields';
import type { Repositories } from '../../../repositories/port';
import { OTA_CAMPAIGN_MESSAGES } from '../messages';
import type { CampaignTarget, OtaMatch, OtaPackageRecord, OtaTargetSearch } from '../repository';

const DAY_MS = 86_400_000;
const MAX_VERSIONS = 100;
const MAX_LINE = 64;

/** A target that can be searched. */
export interface CheckedTarget {
  package: OtaPackageRecord;
  search: OtaTargetSearch;
  text: CampaignTarget;
  /** Results of pasted lines; undefined for a filter. */
  lines: OtaLine[] | undefined;
}

/** Reads a target: the filter, or the trailers of pasted lines. Undefined if there is no such package. */
export async function checkedTarget(
  input: OtaTargetInput,
  { ota, customers }: Pick<Repositories, 'ota' | 'customers'>,
  now: Date,
): Promise<CheckedTarget | undefined> {
  const [otaPackage] = isUuid(input.packageId) ? await ota.packagesById([input.packageId]) : [];
  if (!otaPackage) return undefined;
  const { lines, customerId = null, fromVersions, reportedWithinDays = null } = input;
  if ((fromVersions?.length ?? 0) > MAX_VERSIONS) throw badInput(OTA_CAMPAIGN_MESSAGES.tooManyVersions(MAX_VERSIONS));
  if (reportedWithinDays !== null && !(reportedWithinDays >= 1 && reportedWithinDays <= 365))
    throw badInput(OTA_CAMPAIGN_MESSAGES.days);
  const { kind, family, version } = otaPackage;
  const everything: OtaTargetSearch = {
    ...{ kind, family, version, trailerIds: null, customerId: null, fromVersions: null },
    ...{ reportedSince: null, confirmedIn: null },
  };
  if (lines) {
    if (lines.length > OTA_POLICY.pastedLines)
      throw badInput(OTA_CAMPAIGN_MESSAGES.tooManyLines(OTA_POLICY.pastedLines));
    const { results, trailerIds } = await readLines(lines, everything, ota);
    return {
      ...{ package: otaPackage, search: { ...everything, trailerIds }, lines: results },
      text: { lines: results.length, customerName: null, fromVersions: [], reportedWithinDays: null },
    };
  }
  const [customer] = customerId === null ? [] : await customers.find([customerId]);
  if (customerId !== null && !customer) throw notFound();
  const search: OtaTargetSearch = {
    ...everything,
    customerId,
    fromVersions: fromVersions?.map((text) => text || null) ?? null,
    reportedSince: reportedWithinDays === null ? null : new Date(now.getTime() - reportedWithinDays * DAY_MS),
  };
  const customerName = customer?.shortName ?? null;
  return {
    ...{ package: otaPackage, search, lines: undefined },
    text: { lines: null, customerName, fromVersions: [...(fromVersions ?? [])], reportedWithinDays },
  };
}

async function readLines(lines: readonly string[], search: OtaTargetSearch, ota: Repositories['ota']) {
  const texts = lines.map((text, at) => ({ line: at + 1, text: text.trim() })).filter(({ text }) => text !== '');
  const wanted = [...new Set(texts.map(({ text }) => fold(text)).filter((text) => text.length <= MAX_LINE))];
  const byText = new Map<string, OtaMatch[]>();
  for (const match of await ota.matches(wanted, search)) {
    for (const name of new Set([match.vin, match.unitId, match.serialNumber ?? ''].map(fold)))
      byText.set(name, [...(byText.get(name) ?? []), match]);
  }
  const chosen = new Set<string>();
  const results = texts.map(({ line, text }): OtaLine => {
    const [match, other] = byText.get(fold(text)) ?? [];
    const shown = { line, text: text.slice(0, MAX_LINE) };
    if (!match) return { ...shown, result: 'notFound', vin: null, unitId: null };
    if (other) return { ...shown, result: 'ambiguous', vin: null, unitId: null };
    const { vin, unitId, trailerId, fitness } = match;
    const result = chosen.has(trailerId) ? 'duplicate' : fitness;
    chosen.add(trailerId);
    return { ...shown, result, vin, unitId };
  });
  return { results, trailerIds: [...chosen] };
}
