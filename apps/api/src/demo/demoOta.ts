import { createRandom } from '@gladhand/domain/fleet';
import { manifestText, OTA_POLICY, type OtaKind, sizedStages } from '@gladhand/domain/ota';
import { DeviceFamily } from '@gladhand/domain/trailers';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { OtaCampaignRecord, OtaPackageRecord } from '../areas/ota/repository';
import { storeFile } from '../engine/files/storeFile';
import type { IdMaker } from '../ports';
import type { Repositories } from '../repositories/port';

/** Signs packages of demonstrations. It is published with the source, so it must never be a key of an operator. */
const DEMO_KEY: JsonWebKey = {
  ...{ kty: 'OKP', crv: 'Ed25519', x: '30Fq46HBCf_6EQst0L3eWP8AOs0I2GjLVw2oXGkn0no' },
  d: 'gRbx88HuC_h7vYKCaEFOJeN1PWbDtbLtqJb3GbO6Dyk',
};
/** The public key of demonstrations, base64. */
export const DEMO_OTA_KEY = '30Fq46HBCf/6EQst0L3eWP8AOs0I2GjLVw2oXGkn0no=';

const PACKAGES: readonly [kind: OtaKind, family: DeviceFamily, version: string, name: string, note: string][] = [
  ['mainApp', DeviceFamily.Pro, '4.12.2', 'Main app', 'Reports the trailer battery every five minutes.'],
  ['mainApp', DeviceFamily.Pro, '4.18.2', 'Main app', 'Sleeps longer while untethered, and fixes lost ABS faults.'],
  ['mainApp', DeviceFamily.Go, '6.4.0', 'Main app', 'Charges the battery at low temperatures.'],
  ['config', DeviceFamily.Pro, 'c-31', 'Report intervals', 'Every five minutes while tethered.'],
  ['script', DeviceFamily.Pro, 's-9', 'ABS fault scan', 'Reads stored faults once a day.'],
  ['deviceReset', DeviceFamily.Pro, 'r-2', 'Reset to delivery state', 'Deletes settings and stored reports.'],
];
const PACKAGE_BYTES = 700_000;
const DEVICES = 24;
const FIRST_STAGE = 6;
const DAY_MS = 86_400_000;

interface Given {
  now: Date;
  ids: IdMaker;
  author: { userId: string | null; email: string };
}

/** Signed packages of `packageBytes` bytes each, as an operator uploads them. */
export async function addDemoPackages(
  { ota, otaFiles }: Pick<Repositories, 'ota' | 'otaFiles'>,
  { now, ids, author, packageBytes = PACKAGE_BYTES }: Given & { packageBytes?: number },
): Promise<OtaPackageRecord[]> {
  const key = await crypto.subtle.importKey('jwk', DEMO_KEY, 'Ed25519', false, ['sign']);
  const keyId = bytesToHex(sha256(Uint8Array.from(atob(DEMO_OTA_KEY), (letter) => letter.charCodeAt(0)))).slice(0, 16);
  const added: OtaPackageRecord[] = [];
  for (const [index, [kind, family, version, name, note]] of PACKAGES.entries()) {
    const random = createRandom(index + 1);
    const content = Uint8Array.from({ length: packageBytes }, () => random.integer(0, 255));
    const hash = bytesToHex(sha256(content));
    const manifest = { kind, family, version, sizeBytes: content.length, sha256: hash };
    const text = new TextEncoder().encode(manifestText(manifest));
    const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', key, text));
    const file = { customerId: 0, fileId: ids.uuid(), store: otaFiles.newFileStore };
    await otaFiles.note(file, now);
    await storeFile(otaFiles, file, partsOf(content), async () => {});
    const otaPackage: OtaPackageRecord = {
      ...{ ...manifest, packageId: ids.uuid(), name, note, keyId, fileId: file.fileId, store: file.store },
      ...{ signature: btoa(String.fromCharCode(...signature)), authorId: author.userId, author: author.email },
      createdAt: now,
    };
    await ota.addPackage(otaPackage);
    added.push(otaPackage);
  }
  return added;
}

async function* partsOf(content: Uint8Array<ArrayBuffer>) {
  yield content;
}

/** A campaign over some devices, which simulated devices carry out. Undefined without such devices. */
export async function addDemoCampaign(
  { ota }: Pick<Repositories, 'ota'>,
  packages: readonly OtaPackageRecord[],
  { now, ids, author }: Given,
): Promise<OtaCampaignRecord | undefined> {
  const chosen = packages.find(({ kind, version }) => kind === 'mainApp' && version === '4.18.2');
  if (!chosen) return undefined;
  const { kind, family, version } = chosen;
  const search = {
    ...{ kind, family, version, trailerIds: null, customerId: null, fromVersions: null },
    ...{ reportedSince: null, confirmedIn: null },
  };
  const all = await ota.fleet({
    ...{ customerId: 1, family, search: null, version: null, state: null, after: null, limit: 500 },
  });
  const trailerIds = all
    // Trailers that are silent stay silent, for what the demonstration shows about them.
    .filter(({ serialNumber, lastReport }) => serialNumber !== null && now.getTime() - Number(lastReport) < DAY_MS)
    .slice(-DEVICES)
    .map(({ trailerId }) => trailerId);
  if (trailerIds.length === 0) return undefined;
  const stages = sizedStages([{ devices: FIRST_STAGE }, 'all'], trailerIds.length);
  return ota.addCampaign(
    {
      ...{ campaignId: ids.uuid(), packageId: chosen.packageId, name: `Main app ${version}, Pro/Morey` },
      ...{ state: 'running', devices: trailerIds.length, stage: 0, hoursBetweenStages: 0, stageOverAt: null },
      stages: stages.map((stage, at) => ({ ...stage, openedAt: at === 0 ? now.toISOString() : null })),
      conditions: { untethered: false, minVolts: null, parkedMinutes: null, hours: null },
      ...{ stopRule: { abovePercent: 40, fromDevices: 5 }, resumedWith: null, stopped: null },
      ...{ deadlineHours: OTA_POLICY.deadlineHours.default, maxAttempts: OTA_POLICY.maxAttempts.default },
      target: { lines: trailerIds.length, customerName: null, fromVersions: [], reportedWithinDays: null },
      ...{ rollsBack: null, authorId: author.userId, author: author.email, createdAt: now, endedAt: null, version: 1 },
    },
    { ...search, trailerIds },
  );
}
