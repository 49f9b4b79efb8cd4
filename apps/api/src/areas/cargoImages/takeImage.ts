import { ApiErrorCode } from '@gladhand/domain';
import { pictureType } from '@gladhand/domain/pictures';
import { DAY_MS } from '@gladhand/domain/readings';
import { CARGO_IMAGE_POLICY } from '@gladhand/domain/service';
import { SensorType } from '@gladhand/domain/trailers';
import { apiError, badInput } from '../../http/apiError';
import type { TakeReports } from '../../ingest/takeReports';
import type { ApiDeps } from '../../ports';
import { isLentAt } from '../../repositories/custody';
import type { IngestBound, IngestDevice } from '../../repositories/ingest';
import { CARGO_IMAGE_MESSAGES } from './messages';

/** The metadata that a device sends with an image. */
export interface SentImage {
  serialNumber: string;
  recordedAt: string;
  fullnessPercent: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The result of an upload. */
export interface ImageResult {
  /** `duplicate`: the camera already sent an image with that timestamp. */
  status: 'accepted' | 'duplicate';
}

interface Deps extends Pick<ApiDeps, 'repositories' | 'now' | 'ids'> {
  takeReports: TakeReports;
}

/** Allowed difference between the device clock and the server clock. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;
const SERIAL_NUMBER = /^[\x21-\x7e]{1,64}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Stores an image of a cargo camera; its fullness counts as a report. Rejects with the reason if it is refused. */
export async function takeImage(
  { repositories, now, ids, takeReports }: Deps,
  bound: IngestBound,
  { serialNumber, recordedAt, fullnessPercent, bytes }: SentImage,
): Promise<ImageResult> {
  const received = now();
  const recorded = instantOf(recordedAt, received);
  const fullness = fullnessOf(fullnessPercent);
  if (!SERIAL_NUMBER.test(serialNumber)) throw badInput(CARGO_IMAGE_MESSAGES.serialNumber);
  if (bytes.length === 0) throw badInput(CARGO_IMAGE_MESSAGES.empty);
  if (bytes.length > CARGO_IMAGE_POLICY.maxBytes) throw tooLarge();
  const contentType = pictureType(bytes);
  if (!contentType) throw badInput(CARGO_IMAGE_MESSAGES.format);

  const sent = { serialNumber, recorded };
  const { device, lessees } = await holdersOf({ repositories }, bound, sent, received);
  const { trailer, retentionDurationDays } = device;
  if (!trailer.installedSensorTypeIds.includes(SensorType.CargoCamera)) {
    throw badInput(CARGO_IMAGE_MESSAGES.noCamera);
  }
  if (recorded.getTime() < received.getTime() - retentionDurationDays * DAY_MS) {
    throw badInput(CARGO_IMAGE_MESSAGES.tooOld(retentionDurationDays));
  }
  const imageOf = ({ trailer: { customerId, trailerId } }: IngestDevice) => {
    return { imageId: ids.uuid(), customerId, trailerId, recorded, received, fullness, contentType };
  };
  const isNew = await repositories.transaction(async ({ cargoImages }) => {
    if (!(await cargoImages.add(imageOf(device), bytes))) return false;
    for (const lessee of lessees) await cargoImages.add(imageOf(lessee), bytes);
    return true;
  });
  if (!isNew) return { status: 'duplicate' };
  const report = {
    reportId: `image-${recorded.getTime()}`,
    serialNumber,
    recordedAt: recorded.toISOString(),
    readings: { cargoCameraFullnessPercent: fullness },
  };
  await takeReports(repositories, bound, [report], received);
  return { status: 'accepted' };
}

export function tooLarge() {
  const limit = CARGO_IMAGE_POLICY.maxBytes.toLocaleString('en-US');
  return apiError(ApiErrorCode.TooLarge, CARGO_IMAGE_MESSAGES.tooLarge(limit));
}

/**
 * The only device with this serial number that the key may report for, and the lessee whose lease was in force when the
 * image was taken. The lookup is the same as for reports, but writes nothing.
 */
async function holdersOf(
  { repositories }: Pick<ApiDeps, 'repositories'>,
  bound: IngestBound,
  { serialNumber, recorded }: { serialNumber: string; recorded: Date },
  now: Date,
): Promise<{ device: IngestDevice; lessees: IngestDevice[] }> {
  const logId = crypto.randomUUID();
  const entries = [{ serialNumber, logId, recorded, anyTime: false }];
  const batch = { bound, serialNumbers: [serialNumber], entries, now };
  const { devices, earlier, leased } = await repositories.transaction((within) => within.ingest.lock(batch));
  const [current, ...others] = devices.get(serialNumber) ?? [];
  const former = earlier.get(logId);
  const device = former ?? current;
  if (!device) throw badInput(CARGO_IMAGE_MESSAGES.unknownDevice);
  if (others.length > 0) throw badInput(CARGO_IMAGE_MESSAGES.ambiguousDevice);
  const lessees = former ? [] : (leased.get(serialNumber) ?? []).filter((lessee) => isLentAt(lessee, recorded));
  return { device, lessees };
}

function instantOf(text: string, now: Date): Date {
  const at = new Date(text);
  if (!INSTANT.test(text) || Number.isNaN(at.getTime())) {
    throw badInput(CARGO_IMAGE_MESSAGES.recordedAt);
  }
  if (at.getTime() > now.getTime() + CLOCK_TOLERANCE_MS) {
    throw badInput(CARGO_IMAGE_MESSAGES.future);
  }
  return at;
}

function fullnessOf(text: string): number {
  const percent = text.trim() === '' ? Number.NaN : Number(text);
  if (!(percent >= 0 && percent <= 100)) throw badInput(CARGO_IMAGE_MESSAGES.fullness);
  return percent;
}
