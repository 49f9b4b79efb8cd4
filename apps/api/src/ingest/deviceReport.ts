import {
  BrakeState,
  DoorStatus,
  LightBranch,
  LightBranchState,
  REEFER_MODES,
  ReeferMode,
  ReeferPower,
  TetherStatus,
} from '@gladhand/domain';
import * as v from 'valibot';

/** Reports in one batch at most. */
export const MAX_REPORTS = 1_000;

const MAX_TEXT = 200;
const MAX_WHEELS = 24;
const MAX_ALARMS = 50;
const MAX_ABS_FAULTS = 32;
const MAX_ANSWERS = 50;
/** No device is older; a clock that lost its battery says 1970 or 1980. */
const EARLIEST = Date.UTC(2000, 0, 1);

/** What a position may say, beside its place. */
export const POSITION_LIMITS = {
  speedMph: [0, 200],
  altitudeM: [-1_000, 20_000],
  accuracyM: [0, 1_000_000],
} as const;

const number = (min: number, max: number) =>
  v.pipe(
    v.number(`must be a number from ${min} to ${max}`),
    v.minValue(min, `must be a number from ${min} to ${max}`),
    v.maxValue(max, `must be a number from ${min} to ${max}`),
  );
const wholeNumber = (min: number, max: number) => v.pipe(number(min, max), v.integer('must be a whole number'));
const flag = v.boolean('must be true or false');
const word = <Word extends string>(words: Readonly<Record<string, Word>>) =>
  v.picklist(Object.values(words), `must be one of ${Object.values(words).join(', ')}`);
/** Control characters and halves of characters cannot be stored. */
const text = v.pipe(
  v.string('must be a text'),
  v.maxLength(MAX_TEXT, `must have at most ${MAX_TEXT} characters`),
  v.check((value) => !/[\p{Cc}\p{Cs}]/u.test(value), 'must be plain text'),
);
const name = (max: number) =>
  v.pipe(
    v.string('must be a text'),
    v.regex(new RegExp(`^[\\x21-\\x7e]{1,${max}}$`), `must have 1 to ${max} visible ASCII characters`),
  );
const temperatureF = number(-150, 500);
/** One value for each place, in the order of `wheelPlaces`; null where nothing was measured, but not everywhere. */
const wheelList = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(
    v.array(v.nullable(value), 'must be a list'),
    v.minLength(1, 'must not be empty'),
    v.maxLength(MAX_WHEELS, `must have at most ${MAX_WHEELS} entries`),
    v.check((list) => list.some((entry) => entry !== null), 'must have a value that is not null'),
  );
const temperaturesC = wheelList(number(-80, 1_000));
const instant = v.pipe(
  v.string('must be an instant, e.g. 2026-11-17T15:12:00Z'),
  v.regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/,
    'must be an instant, e.g. 2026-11-17T15:12:00Z',
  ),
  v.transform((value) => new Date(value)),
  v.check((date) => !(date.getTime() < EARLIEST), 'must be later than the year 2000: check the device clock'),
  v.check((date) => !Number.isNaN(date.getTime()), 'must be an instant, e.g. 2026-11-17T15:12:00Z'),
);

const reefer = v.strictObject({
  power: word(ReeferPower),
  mode: v.optional(
    v.picklist(
      REEFER_MODES.map(({ id }) => id),
      `must be one of ${Object.values(ReeferMode).join(', ')}`,
    ),
  ),
  fuelPercent: v.optional(number(0, 100)),
  ambientF: v.optional(temperatureF),
  humidityPercent: v.optional(number(0, 100)),
  /** Up to six probes in the box, °F. */
  interiorF: v.optional(v.pipe(v.array(temperatureF, 'must be a list'), v.maxLength(6, 'must have at most 6 entries'))),
  /** Up to three zones, °F. */
  zones: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          setPointF: v.optional(temperatureF),
          dischargeAirF: v.optional(temperatureF),
          returnAirF: v.optional(temperatureF),
        }),
        'must be a list',
      ),
      v.maxLength(3, 'must have at most 3 entries'),
    ),
  ),
  engineHours: v.optional(number(0, 1_000_000)),
  electricalHours: v.optional(number(0, 1_000_000)),
  totalHours: v.optional(number(0, 1_000_000)),
  batteryVolts: v.optional(number(0, 60)),
  defrosting: v.optional(flag),
  /** The active ones, all of them. */
  alarms: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          /** The maker's number. */
          code: wholeNumber(0, 65_535),
          /** 3 critical, 2 caution, 1 low. */
          level: wholeNumber(1, 3),
          text: v.optional(text),
        }),
        'must be a list',
      ),
      v.maxLength(MAX_ALARMS, `must have at most ${MAX_ALARMS} entries`),
    ),
  ),
  /** Commands that the unit has taken since its last report: what `GET /ingest/v1/commands` handed out. */
  answers: v.optional(
    v.pipe(
      v.array(v.strictObject({ id: name(36), applied: flag, reason: v.optional(text) }), 'must be a list'),
      v.maxLength(MAX_ANSWERS, `must have at most ${MAX_ANSWERS} entries`),
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
    /** A fault is active. */
    active: flag,
    amberLampMs: v.optional(number(0, 1e12)),
    /** Of a device that knows of one fault at a time. */
    ...absFault,
    /** Every fault that is active, in place of the one. */
    faults: v.optional(
      v.pipe(
        v.array(v.strictObject(absFault), 'must be a list'),
        v.maxLength(MAX_ABS_FAULTS, `must have at most ${MAX_ABS_FAULTS} entries`),
      ),
    ),
  }),
  v.check(({ active, faults }) => !faults || active === faults.length > 0, 'must list faults while it is active'),
  v.check(
    ({ faults, ...one }) =>
      !faults || Object.keys(absFault).every((key) => one[key as keyof typeof absFault] === undefined),
    'must tell of a fault in the list or beside it, not in both',
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
      /** Left out: the device did not measure it. */
      speedMph: v.optional(number(...POSITION_LIMITS.speedMph)),
      /** Clockwise from north. */
      headingDegrees: v.optional(number(0, 360)),
      altitudeM: v.optional(number(...POSITION_LIMITS.altitudeM)),
      /** Radius in which the device believes to be. */
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
  /** What a phone says of its own battery. */
  deviceBatteryPercent: v.optional(number(0, 100)),
  bogieWeightLbs: v.optional(number(-10_000, 200_000)),
  /** What the ultrasonic sensor says. */
  cargoPresent: v.optional(flag),
  cargoCameraFullnessPercent: v.optional(number(0, 100)),
  door: v.optional(word(DoorStatus)),
  wheelEndsC: v.optional(temperaturesC),
  /** The brake at each wheel end. */
  brakes: v.optional(wheelList(word(BrakeState))),
  tiresC: v.optional(temperaturesC),
  /** Values above 900 are what sensors send that measure nothing: they are kept, and shown as N/A. */
  tirePressuresPsi: v.optional(wheelList(number(0, 2_000))),
  reefer: v.optional(reefer),
});

/** What one device says at one instant. */
export const deviceReport = v.strictObject({
  /** The device's own id of the report: sent again, it changes nothing. */
  reportId: name(64),
  serialNumber: name(64),
  recordedAt: instant,
  readings,
});
/** As it travels: instants are ISO texts. */
export type DeviceReportMessage = v.InferInput<typeof deviceReport>;
export type DeviceReport = v.InferOutput<typeof deviceReport>;
export type DeviceReadings = DeviceReport['readings'];
