import type { Random } from '@gladhand/domain/fleet';
import { isMoving, UNLOADED_UP_TO_LBS, unpackLightCircuits } from '@gladhand/domain/readings';
import type { TrailerRecord } from '../database/trailerColumns';
import { reeferReading } from '../demo/reeferReading';
import type { FaultRecord } from '../repositories/faults';
import { HEALTHY_SUPPLY_VOLTS } from './degrade';
import { beginDrive } from './drive';
import type { SimAbsFault, SimPhase, SimTrailer } from './simTrailer';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const ABS_LEVELS: Readonly<Record<string, number>> = { CAUTION: 2, CRITICAL: 3 };
/** The assumed level of faults other than the worst; their records don't include it. */
const OTHER_LEVEL = 2;
/** A battery below this voltage is weak or has a blown fuse. */
const WEAK_BELOW_VOLTS = 12.2;

/** An ABS fault from the database. */
export type OpenFault = Pick<FaultRecord, 'spn' | 'fmi' | 'description'>;

/** Continues from the stored state of a trailer; undefined without a device or a position. */
export function startSimTrailer(
  trailer: TrailerRecord,
  random: Random,
  open: readonly OpenFault[] = [],
): SimTrailer | undefined {
  const { serialNumber, lat, lng } = trailer;
  if (serialNumber === null || lat === null || lng === null) return undefined;
  const speedMph = trailer.speed ?? 0;
  const phase = phaseOf(trailer, random);
  const { trailerId, deviceTypeId, installedSensorTypeIds, undercarriage } = trailer;
  const volts = trailer.trailerBatteryVoltage ?? 12.6;
  const state: SimTrailer = {
    device: { trailerId, deviceTypeId, installedSensorTypeIds, undercarriage, serialNumber },
    phase,
    phaseLeftMs: phase === 'dropped' ? random.between(0.5, 40) * HOUR_MS : random.between(2, 70) * MINUTE_MS,
    route: [],
    leftMiles: 0,
    lat,
    lng,
    headingDegrees: trailer.gpsHeading ?? 0,
    speedMph,
    cruiseMph: 0,
    absOdometerMiles: trailer.absOdometer ?? 0,
    gpsOdometerMiles: trailer.gpsOdometer ?? 0,
    cargoLbs: trailer.cargoWeightOnBogieLbs ?? (trailer.loadStatus === 'loaded' ? 10 * UNLOADED_UP_TO_LBS : 0),
    fullnessPercent: trailer.cargoCameraFullness ?? (trailer.loadStatus === 'loaded' ? 70 : 0),
    doorOpen: trailer.doorStatus === 'open',
    trailerVolts: volts,
    deviceVolts: trailer.deviceBatteryVoltage ?? 3.9,
    supplyVolts: volts < WEAK_BELOW_VOLTS ? volts : HEALTHY_SUPPLY_VOLTS,
    abs: absOf(trailer, open),
    amberLampMs: lampOf(trailer),
    lights: lightsOf(trailer),
    airDemandMs: trailer.tireInflationStatus === 'unstable' ? 25 * MINUTE_MS : 0,
    bearingC: Math.max(0, (trailer.wheelEndMaxC ?? 0) - 90),
    wheelEndC: trailer.wheelEndMaxC ?? 40,
    tireC: trailer.tireTemperatureMaxC ?? 30,
    badWheel: random.next(),
    lostPsi: 0,
    badBrake: undefined,
    reefer: trailer.reeferReportedAt ? reeferReading(trailer) : undefined,
    commands: [],
    answers: [],
    sinceReportMs: 0,
  };
  return phase === 'driving' ? beginDrive(state, random) : state;
}

/** A trailer without a tether sensor counts as coupled while it moves. */
function phaseOf({ speed, tetheredStatus }: TrailerRecord, random: Random): SimPhase {
  if (isMoving(speed)) return 'driving';
  if (tetheredStatus === null) return random.chance(0.4) ? 'standing' : 'dropped';
  return tetheredStatus === 'tethered' ? 'standing' : 'dropped';
}

/** The lamp is on while a fault is active; a trailer doesn't store for how long. */
const lampOf = ({ absFaultSeverityLevel }: TrailerRecord): number =>
  absFaultSeverityLevel === 'CRITICAL' ? 5 * HOUR_MS : absFaultSeverityLevel === 'CAUTION' ? HOUR_MS / 2 : 0;

/** The trailer stores only its worst fault; the others come from their records. */
function absOf(trailer: TrailerRecord, open: readonly OpenFault[]): SimAbsFault[] {
  const level = ABS_LEVELS[trailer.absFaultSeverityLevel ?? ''];
  if (level === undefined) return [];
  const { absFaultSpn: spn, absFaultFmi: fmi, absFaultDescription: description } = trailer;
  const otherFaults = open.filter((fault) => fault.spn !== spn || fault.fmi !== fmi);
  return [{ spn, fmi, description }, ...otherFaults].map((fault, index) => ({
    faultLevel: index === 0 ? level : Math.min(level, OTHER_LEVEL),
    milesOnFault: 0,
    description: fault.description ?? undefined,
    spn: fault.spn ?? undefined,
    fmi: fault.fmi ?? undefined,
  }));
}

function lightsOf({ lightFaultCircuits }: TrailerRecord): SimTrailer['lights'] {
  return Object.fromEntries(unpackLightCircuits(lightFaultCircuits).map(({ branch, state }) => [branch, state]));
}
