import { isOtaVersion } from '@gladhand/domain/ota';
import { BrakeState, DoorStatus, LightBranch, LightBranchState, TetherStatus } from '@gladhand/domain/readings';
import { REEFER_MODES, ReeferMode, ReeferPower } from '@gladhand/domain/reefers';
import * as v from 'valibot';
import { INGEST_MESSAGES } from './messages';

/** Maximum number of reports in a batch. */
export const MAX_REPORTS = 1_000;

const MAX_TEXT = 200;
const MAX_WHEELS = 24;
const MAX_ALARMS = 50;
const MAX_ABS_FAULTS = 32;
const MAX_ANSWERS = 50;
/** No device is older; a clock without battery starts at 1970 or 1980. */
const EARLIEST = Date.UTC(2000, 0, 1);

/** Limits of the optional values of a position. */
export const POSITION_LIMITS = {
  speedMph: [0, 200],
  altitudeM: [-1_000, 20_000],
  accuracyM: [0, 1_000_000],
} as const;

const number = (min: number, max: number) =>
  v.pipe(
    v.number(INGEST_MESSAGES.number(min, max)),
    v.minValue(min, INGEST_MESSAGES.number(min, max)),
    v.maxValue(max, INGEST_MESSAGES.number(min, max)),
  );
const wholeNumber = (min: number, max: number) => v.pipe(number(min, max), v.integer(INGEST_MESSAGES.wholeNumber));
const flag = v.boolean(INGEST_MESSAGES.flag);
const word = <Word extends string>(words: Readonly<Record<string, Word>>) =>
  v.picklist(Object.values(words), INGEST_MESSAGES.oneOf(Object.values(words)));
/** Control characters and lone surrogates can't be stored. */
const text = v.pipe(
  v.string(INGEST_MESSAGES.text),
  v.maxLength(MAX_TEXT, INGEST_MESSAGES.textLength(MAX_TEXT)),
  v.check((value) => !/[\p{Cc}\p{Cs}]/u.test(value), INGEST_MESSAGES.plainText),
);
const name = (max: number) =>
  v.pipe(v.string(INGEST_MESSAGES.text), v.regex(new RegExp(`^[\\x21-\\x7e]{1,${max}}$`), INGEST_MESSAGES.ascii(max)));
const temperatureF = number(-150, 500);
/**
 * One value per wheel position, in the order of `wheelPlaces`; null where nothing was measured. At least one must be
 * measured.
 */
const wheelList = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(
    v.array(v.nullable(value), INGEST_MESSAGES.list),
    v.minLength(1, INGEST_MESSAGES.notEmpty),
    v.maxLength(MAX_WHEELS, INGEST_MESSAGES.listLength(MAX_WHEELS)),
    v.check((list) => list.some((entry) => entry !== null), INGEST_MESSAGES.allNull),
  );
const temperaturesC = wheelList(number(-80, 1_000));
const instant = v.pipe(
  v.string(INGEST_MESSAGES.instant),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/, INGEST_MESSAGES.instant),
  v.transform((value) => new Date(value)),
  v.check((date) => !(date.getTime() < EARLIEST), INGEST_MESSAGES.tooEarly),
  v.check((date) => !Number.isNaN(date.getTime()), INGEST_MESSAGES.instant),
);

const reefer = v.strictObject({
  power: word(ReeferPower),
  mode: v.optional(
    v.picklist(
      REEFER_MODES.map(({ id }) => id),
      INGEST_MESSAGES.oneOf(Object.values(ReeferMode)),
    ),
  ),
  fuelPercent: v.optional(number(0, 100)),
  ambientF: v.optional(temperatureF),
  humidityPercent: v.optional(number(0, 100)),
  /** Up to six probes in the box, °F. */
  interiorF: v.optional(
    v.pipe(v.array(temperatureF, INGEST_MESSAGES.list), v.maxLength(6, INGEST_MESSAGES.listLength(6))),
  ),
  /** Up to three zones, °F. */
  zones: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          setPointF: v.optional(temperatureF),
          dischargeAirF: v.optional(temperatureF),
          returnAirF: v.optional(temperatureF),
        }),
        INGEST_MESSAGES.list,
      ),
      v.maxLength(3, INGEST_MESSAGES.listLength(3)),
    ),
  ),
  engineHours: v.optional(number(0, 1_000_000)),
  electricalHours: v.optional(number(0, 1_000_000)),
  totalHours: v.optional(number(0, 1_000_000)),
  batteryVolts: v.optional(number(0, 60)),
  defrosting: v.optional(flag),
  /** All active alarms. */
  alarms: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          /** The manufacturer's code. */
          code: wholeNumber(0, 65_535),
          /** 3 critical, 2 caution, 1 low. */
          level: wholeNumber(1, 3),
          text: v.optional(text),
        }),
        INGEST_MESSAGES.list,
      ),
      v.maxLength(MAX_ALARMS, INGEST_MESSAGES.listLength(MAX_ALARMS)),
    ),
  ),
  /** Commands from `GET /ingest/v1/commands` that the unit has handled since its last report. */
  answers: v.optional(
    v.pipe(
      v.array(v.strictObject({ id: name(36), applied: flag, reason: v.optional(text) }), INGEST_MESSAGES.list),
      v.maxLength(MAX_ANSWERS, INGEST_MESSAGES.listLength(MAX_ANSWERS)),
    ),
  ),
});

const absFault = {
  /** 3 critical, 2 caution, 1 low. */
  faultLevel: v.optional(wholeNumber(1, 3)),
  milesOnFault: v.optional(number(0, 10_000_000)),
  description: v.optional(text),
  spn: v.optional(wholeNumber(0, 524_287)),
  fmi: v.optional(wholeNumber(0, 31)),
};
const abs = v.pipe(
  v.strictObject({
    /** True if a fault is active. */
    active: flag,
    amberLampMs: v.optional(number(0, 1e12)),
    /** For devices that track one fault at a time. */
    ...absFault,
    /** All active faults; replaces the single fault. */
    faults: v.optional(
      v.pipe(
        v.array(v.strictObject(absFault), INGEST_MESSAGES.list),
        v.maxLength(MAX_ABS_FAULTS, INGEST_MESSAGES.listLength(MAX_ABS_FAULTS)),
      ),
    ),
  }),
  v.check(({ active, faults }) => !faults || active === faults.length > 0, INGEST_MESSAGES.activeWithoutFaults),
  v.check(
    ({ faults, ...one }) =>
      !faults || Object.keys(absFault).every((key) => one[key as keyof typeof absFault] === undefined),
    INGEST_MESSAGES.faultTwice,
  ),
);

const branch = v.optional(word(LightBranchState));
const lights = v.strictObject(
  Object.fromEntries(Object.values(LightBranch).map((id) => [id, branch])) as Record<LightBranch, typeof branch>,
);

const readings = v.strictObject({
  position: v.optional(
    v.strictObject({
      lat: number(-90, 90),
      lng: number(-180, 180),
      /** Left out if the device did not measure it. */
      speedMph: v.optional(number(...POSITION_LIMITS.speedMph)),
      /** Clockwise from north. */
      headingDegrees: v.optional(number(0, 360)),
      altitudeM: v.optional(number(...POSITION_LIMITS.altitudeM)),
      /** Radius of the position's accuracy. */
      accuracyM: v.optional(number(...POSITION_LIMITS.accuracyM)),
    }),
  ),
  absOdometerMiles: v.optional(number(0, 10_000_000)),
  gpsOdometerMiles: v.optional(number(0, 10_000_000)),
  tether: v.optional(word(TetherStatus)),
  abs: v.optional(abs),
  lights: v.optional(lights),
  tireInflation: v.optional(v.strictObject({ demandMs: number(0, 1e12), unplugged: flag })),
  trailerBatteryVolts: v.optional(number(0, 60)),
  deviceBatteryVolts: v.optional(number(0, 60)),
  /** Battery level of a phone. */
  deviceBatteryPercent: v.optional(number(0, 100)),
  bogieWeightLbs: v.optional(number(-10_000, 200_000)),
  /** The state of the ultrasonic sensor. */
  cargoPresent: v.optional(flag),
  cargoCameraFullnessPercent: v.optional(number(0, 100)),
  door: v.optional(word(DoorStatus)),
  wheelEndsC: v.optional(temperaturesC),
  /** The brake at each wheel end. */
  brakes: v.optional(wheelList(word(BrakeState))),
  tiresC: v.optional(temperaturesC),
  /** Sensors without a measurement send values above 900; they are stored, and shown as N/A. */
  tirePressuresPsi: v.optional(wheelList(number(0, 2_000))),
  reefer: v.optional(reefer),
});

const version = v.pipe(v.string(INGEST_MESSAGES.text), v.check(isOtaVersion, INGEST_MESSAGES.version));
/** What is installed on the device; parts that it doesn't have are left out. */
const versions = v.strictObject({
  config: v.optional(version),
  script: v.optional(version),
  mainApp: v.optional(version),
  /** Of the last device reset that it has carried out. */
  deviceReset: v.optional(version),
});

/** The readings of one device at one instant. */
export const deviceReport = v.strictObject({
  /** The device's own id of the report; resending a report with the same id changes nothing. */
  reportId: name(64),
  serialNumber: name(64),
  recordedAt: instant,
  versions: v.optional(versions),
  readings,
});
/** The JSON form, in which date and time are ISO texts. */
export type DeviceReportMessage = v.InferInput<typeof deviceReport>;
export type DeviceReport = v.InferOutput<typeof deviceReport>;
export type DeviceReadings = DeviceReport['readings'];
