import { ApiErrorCode, CARGO_IMAGE_POLICY, cargoImageType, DAY_MS, SensorType } from '@gladhand/domain';
import { badInput, fault } from '../http/fault';
import { takeReports } from '../ingest/takeReports';
import type { ApiDeps } from '../ports';
import type { IngestBound, IngestDevice } from '../repositories/ingest';

/** What a device says of a picture that it sends. */
export interface SentImage {
  serialNumber: string;
  recordedAt: string;
  fullnessPercent: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What became of a picture. */
export interface ImageResult {
  /** `duplicate`: the camera has sent a picture of that instant before. */
  status: 'accepted' | 'duplicate';
}

type Deps = Pick<ApiDeps, 'repositories' | 'now' | 'ids'>;

/** Clocks may differ by so much. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;
const SERIAL_NUMBER = /^[\x21-\x7e]{1,64}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Takes a picture of a cargo camera; what it says of the fullness counts as a report. Says why when it refuses. */
export async function takeImage(
  { repositories, now, ids }: Deps,
  bound: IngestBound,
  { serialNumber, recordedAt, fullnessPercent, bytes }: SentImage,
): Promise<ImageResult> {
  const received = now();
  const recorded = instantOf(recordedAt, received);
  const fullness = fullnessOf(fullnessPercent);
  if (!SERIAL_NUMBER.test(serialNumber)) throw badInput('X-Serial-Number must have 1 to 64 visible ASCII characters.');
  if (bytes.length === 0) throw badInput('The body is empty: send the picture itself.');
  if (bytes.length > CARGO_IMAGE_POLICY.maxBytes) throw tooLarge();
  const contentType = cargoImageType(bytes);
  if (!contentType) throw badInput('The body is neither a JPEG nor a PNG.');

  const { trailer, retentionDurationDays } = await deviceOf({ repositories }, bound, serialNumber, received);
  if (!trailer.installedSensorTypeIds.includes(SensorType.CargoCamera)) {
    throw badInput('This trailer has no cargo camera. Install sensor 27 on it first.');
  }
  if (recorded.getTime() < received.getTime() - retentionDurationDays * DAY_MS) {
    throw badInput(`Pictures are kept for ${retentionDurationDays} days; this is older.`);
  }
  const { customerId, trailerId } = trailer;
  const image = { imageId: ids.uuid(), customerId, trailerId, recorded, received, fullness, contentType };
  if (!(await repositories.cargoImages.add(image, bytes))) return { status: 'duplicate' };
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
  return fault(ApiErrorCode.TooLarge, `The picture is larger than ${limit} bytes. Send a smaller one.`);
}

/** The one device of a number that the key may report for. Looks it up as a report does, and writes nothing. */
async function deviceOf(
  { repositories }: Pick<ApiDeps, 'repositories'>,
  bound: IngestBound,
  serialNumber: string,
  now: Date,
): Promise<IngestDevice> {
  const batch = { bound, serialNumbers: [serialNumber], entries: [], now };
  const { devices } = await repositories.transaction((within) => within.ingest.lock(batch));
  const [device, ...others] = devices.get(serialNumber) ?? [];
  if (!device) throw badInput('There is no such device that this key may report for.');
  if (others.length > 0) throw badInput('Several trailers carry a device of this number.');
  return device;
}

function instantOf(text: string, now: Date): Date {
  const at = new Date(text);
  if (!INSTANT.test(text) || Number.isNaN(at.getTime())) {
    throw badInput('X-Recorded-At must be an instant, e.g. 2026-11-17T15:12:00Z.');
  }
  if (at.getTime() > now.getTime() + CLOCK_TOLERANCE_MS) {
    throw badInput('X-Recorded-At is in the future. Check the device clock.');
  }
  return at;
}

function fullnessOf(text: string): number {
  const percent = text.trim() === '' ? Number.NaN : Number(text);
  if (!(percent >= 0 && percent <= 100)) throw badInput('X-Fullness-Percent must be a number from 0 to 100.');
  return percent;
}
