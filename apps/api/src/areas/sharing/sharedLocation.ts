import { ApiErrorCode, can } from '@gladhand/domain';
import { DAY_MS, readingOf } from '@gladhand/domain/readings';
import {
  SHARED_LOCATION_SCHEME,
  SHARING_LIMITS,
  SharedDetail,
  type SharedLocation,
  type SharedPoint,
  type SharedTrailer,
} from '@gladhand/domain/sharing';
import { scopeOf } from '../../auth/accessScope';
import { spendLimit } from '../../auth/credentials';
import { hashSecretToken } from '../../auth/secretTokens';
import { apiError } from '../../http/apiError';
import type { DeviceReadings } from '../../ingest/deviceReport';
import type { ApiDeps } from '../../ports';
import type { FleetRow } from '../../repositories/fleetStatus';
import { INVALID_LINK_LIMIT } from './limits';
import { SHARING_MESSAGES } from './messages';
import type { SharedLinkRecord } from './repository';

const FIELDS = ['id', 'lat', 'lng', 'address', 'positionReportedAt', 'tetheredStatus', 'speed', 'gpsHeading'];

/** The trailers of a link, limited to what its creator can still see. */
export async function sharedLocation(
  { repositories, limits, now }: Pick<ApiDeps, 'repositories' | 'limits' | 'now'>,
  { authorization, address, refresh }: { authorization: string | undefined; address: string; refresh: boolean },
): Promise<SharedLocation> {
  if ((await limits.waitMs(INVALID_LINK_LIMIT, address)) > 0) {
    await spendLimit(limits, INVALID_LINK_LIMIT, address);
  }
  const at = now();
  const link = await linkOf(authorization);
  const rows = link && (await rowsOf(link));
  if (!rows || rows.length === 0) {
    await limits.count(INVALID_LINK_LIMIT, address);
    // The same text for every reason, so that guessing links reveals nothing.
    throw apiError(ApiErrorCode.LinkInvalid, SHARING_MESSAGES.ended);
  }
  if (!refresh) await repositories.sharedLinks.countOpening(link.linkId);
  const pointsEach = Math.floor(SHARING_LIMITS.trackPoints / rows.length);
  return {
    asOf: at.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    detail: link.detail,
    trailers: await Promise.all(rows.map((row) => trailerOf(link, row))),
  };

  async function linkOf(header: string | undefined): Promise<SharedLinkRecord | undefined> {
    const [scheme, secret] = (header ?? '').split(' ');
    if (scheme?.toLowerCase() !== SHARED_LOCATION_SCHEME.toLowerCase() || !secret) return undefined;
    return repositories.sharedLinks.open(await hashSecretToken(secret), at);
  }

  /** Rows of the trailers that the creator can currently see; none if the creator may no longer share locations. */
  async function rowsOf({ customerId, createdBy, trailers }: SharedLinkRecord): Promise<FleetRow[]> {
    const sharer = await repositories.sessions.principalScope(createdBy, at);
    if (!sharer || !can(sharer.user.roles, {}, 'shareLocation')) return [];
    const keys = {
      customerIds: trailers.map(() => customerId),
      trailerIds: trailers.map(({ trailerId }) => trailerId),
    };
    return repositories.fleetStatus.rows(keys, scopeOf(sharer).trailers, at, FIELDS);
  }

  async function trailerOf({ customerId, detail, trailers }: SharedLinkRecord, row: FleetRow): Promise<SharedTrailer> {
    const trailerId = row.id ?? '';
    const reportedAt = row.positionReportedAt ?? null;
    const reading = readingOf({
      kind: 'position',
      installed: true,
      value: row.lat,
      reportedAt,
      tethered: row.tetheredStatus === 'tethered',
      now: at,
    });
    return {
      name: trailers.find((one) => one.trailerId === trailerId)?.name ?? '',
      lat: row.lat ?? null,
      lng: row.lng ?? null,
      address: row.address ?? null,
      reportedAt: reportedAt?.toISOString() ?? null,
      stale: reading.state === 'stale',
      ...(detail !== SharedDetail.Position && { speed: row.speed ?? null, heading: row.gpsHeading ?? null }),
      ...(detail === SharedDetail.LastDay && { track: await trackOf({ customerId, trailerId }) }),
    };
  }

  async function trackOf(key: { customerId: number; trailerId: string }): Promise<SharedPoint[]> {
    const span = { from: new Date(at.getTime() - DAY_MS), before: at };
    const entries = await repositories.activityLog.within(key, span, pointsEach, ['position']);
    return entries.reverse().flatMap(({ recorded, readings }) => {
      const { position, fixFlags } = readings as DeviceReadings & { fixFlags?: readonly string[] };
      if (!position || fixFlags) return [];
      return [{ at: recorded.getTime(), lat: position.lat, lng: position.lng }];
    });
  }
}
