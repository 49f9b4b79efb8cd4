import type { BrakeState, LightBranch, LightBranchState } from '@gladhand/domain/readings';
import type { CommandAnswer } from '@gladhand/domain/reefers';
import type { TrailerRecord } from '../database/trailerColumns';
import type { DeviceReadings } from '../ingest/deviceReport';
import type { RoadPoint } from './roadNetwork';

/** What a trailer is doing: driving, parked with a tractor, or dropped without one. */
export type SimPhase = 'driving' | 'standing' | 'dropped';

export type SimReefer = NonNullable<DeviceReadings['reefer']>;

/** An active ABS fault. */
export interface SimAbsFault {
  faultLevel: number;
  milesOnFault: number;
  description?: string | undefined;
  spn?: number | undefined;
  fmi?: number | undefined;
}

/** A command that has reached a unit. */
export interface SimCommand {
  readonly id: string;
  readonly kind: string;
  readonly zone: number | null;
  readonly setPointF: number | null;
  /** Time until the unit runs it. */
  readonly waitMs: number;
}

/** A simulated trailer with every value that sensors could measure, whether or not they are installed. */
export interface SimTrailer {
  readonly device: Pick<TrailerRecord, 'trailerId' | 'deviceTypeId' | 'installedSensorTypeIds' | 'undercarriage'> & {
    readonly serialNumber: string;
  };
  readonly phase: SimPhase;
  /** Time until the phase ends; a drive ends at its destination. */
  readonly phaseLeftMs: number;
  /** The points ahead of it on its way; empty unless it drives. */
  readonly route: readonly RoadPoint[];
  /** Length of the way ahead. */
  readonly leftMiles: number;
  readonly lat: number;
  readonly lng: number;
  readonly headingDegrees: number;
  readonly speedMph: number;
  /** The target speed on this leg. */
  readonly cruiseMph: number;
  readonly absOdometerMiles: number;
  readonly gpsOdometerMiles: number;
  readonly cargoLbs: number;
  readonly fullnessPercent: number;
  readonly doorOpen: boolean;
  readonly trailerVolts: number;
  readonly deviceVolts: number;
  /** Steady voltage of a coupled battery: lower if it is weak, almost zero with a blown fuse. */
  readonly supplyVolts: number;
  readonly abs: readonly SimAbsFault[];
  /** How long the amber lamp has been on; it has power while the trailer is coupled. */
  readonly amberLampMs: number;
  readonly lights: Readonly<Partial<Record<LightBranch, LightBranchState>>>;
  readonly airDemandMs: number;
  /** Additional temperature of a wheel end with a worn bearing, °C. */
  readonly bearingC: number;
  readonly wheelEndC: number;
  readonly tireC: number;
  /** Position of the wheel with a problem, if any: a fraction from 0 to 1 of the list of places. */
  readonly badWheel: number;
  /** Pressure loss of the affected tire, psi. */
  readonly lostPsi: number;
  readonly badBrake: BrakeState | undefined;
  readonly reefer: SimReefer | undefined;
  /** Commands that the unit has received but not run yet. */
  readonly commands: readonly SimCommand[];
  /** Responses to commands in the next report. */
  readonly answers: readonly CommandAnswer[];
  readonly sinceReportMs: number;
}
