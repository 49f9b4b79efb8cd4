import type { BrakeState, CommandAnswer, LightBranch, LightBranchState } from '@gladhand/domain';
import type { DeviceReadings } from '../ingest/deviceReport';
import type { TrailerRecord } from '../repositories/trailerColumns';
import type { SimCommand } from './obey';

/** What a trailer is doing: rolling, standing coupled, or dropped without a tractor. */
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

/** One trailer of the simulation: all that its sensors could measure, whether it has them or not. */
export interface SimTrailer {
  readonly device: Pick<TrailerRecord, 'trailerId' | 'deviceTypeId' | 'installedSensorTypeIds' | 'undercarriage'> & {
    readonly serialNumber: string;
  };
  readonly phase: SimPhase;
  /** Until the phase ends; a drive ends where it leads. */
  readonly phaseLeftMs: number;
  readonly destination: { readonly lat: number; readonly lng: number } | undefined;
  readonly lat: number;
  readonly lng: number;
  readonly headingDegrees: number;
  readonly speedMph: number;
  /** What the driver aims at on this leg. */
  readonly cruiseMph: number;
  readonly absOdometerMiles: number;
  readonly gpsOdometerMiles: number;
  readonly cargoLbs: number;
  readonly fullnessPercent: number;
  readonly doorOpen: boolean;
  readonly trailerVolts: number;
  readonly deviceVolts: number;
  /** What a coupled battery settles at: less when it is weak, next to nothing with a blown fuse. */
  readonly supplyVolts: number;
  readonly abs: readonly SimAbsFault[];
  readonly lights: Readonly<Partial<Record<LightBranch, LightBranchState>>>;
  readonly airDemandMs: number;
  /** A wheel end with a worn bearing runs hotter by so much, °C. */
  readonly bearingC: number;
  readonly wheelEndC: number;
  readonly tireC: number;
  /** Which of its wheels is in trouble, if one is: a share from 0 to 1 of the way through the list of places. */
  readonly badWheel: number;
  /** What the tire in trouble has lost, psi. */
  readonly lostPsi: number;
  readonly badBrake: BrakeState | undefined;
  readonly reefer: SimReefer | undefined;
  /** Commands that have reached the unit and wait for it. */
  readonly commands: readonly SimCommand[];
  /** What the unit says of commands in its next report. */
  readonly answers: readonly CommandAnswer[];
  readonly sinceReportMs: number;
}
