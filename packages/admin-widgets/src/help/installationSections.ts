import { CONNECTIVITY_POLICY, DAY_MS, REPORT_INTERVAL_MS, TRAILER_BATTERY_POLICY } from '@gladhand/domain';
import type { HelpSection } from './helpContent';

const minutes = (ms: number) => ms / 60_000;
const days = (ms: number) => ms / DAY_MS;

/** What an installer does at a trailer, in the order of the work. Limits are the product's own. */
export const INSTALLATION_SECTIONS: readonly HelpSection[] = [
  {
    id: 'before',
    title: 'Before you begin',
    blocks: [
      {
        kind: 'list',
        items: [
          'Park on level ground, set the parking brakes and chock the wheels. Drain the air tanks before you open an air line.',
          'Disconnect the tractor, so that nothing feeds the seven-way plug while you work on its wires.',
          'Have at hand: device and harness, its serial number, a multimeter, dielectric grease, cable ties, and the trailer’s VIN plate in view.',
          'Look the trailer up in the portal first. Where it is missing, ask an administrator to add it under Trailer Management.',
        ],
      },
      {
        kind: 'text',
        text: 'Read the VIN from the plate, not from papers. It has 17 characters and never the letters I, O or Q. A wrong check digit is a warning: read the plate once more, and go on when it stands there like that, as on some home-built and imported trailers.',
      },
    ],
  },
  {
    id: 'place',
    title: 'Where the device goes',
    blocks: [
      {
        kind: 'list',
        items: [
          'The antenna looks at the sky: on the front wall or the roof edge of a van, on a cross member of a flatbed. No metal above it.',
          'Not in the spray of a wheel, not on the exhaust side of a refrigeration unit, not where a forklift passes.',
          'Solar units lie flat with the panel up, clear of tarps and straps.',
          'A door sensor goes to the hinge side of the door that is opened first; its magnet stands within a finger’s width when closed.',
          'Leave a drip loop below every connector, and tie the harness every 12 inches.',
        ],
      },
    ],
  },
  {
    id: 'wires',
    title: 'Wires of the seven-way plug',
    blocks: [
      {
        kind: 'terms',
        items: [
          {
            term: 'White',
            meaning: 'Ground. A poor ground is the commonest cause of strange readings: measure it first.',
          },
          {
            term: 'Blue',
            meaning:
              'Auxiliary power for the ABS, fed while the tractor’s key is on. The device takes its supply here and reads the ABS over it.',
          },
          { term: 'Red', meaning: 'Stop lamps.', wire: 'red' },
          { term: 'Green', meaning: 'Right turn signal and hazard lamp.', wire: 'green' },
          { term: 'Yellow', meaning: 'Left turn signal and hazard lamp.', wire: 'yellow' },
          { term: 'Black', meaning: 'Clearance, side marker and identification lamps.', wire: 'black' },
          { term: 'Brown', meaning: 'Tail and license plate lamps.', wire: 'brown' },
        ],
      },
      {
        kind: 'text',
        text: 'The colors are those of SAE J2394 cable. Older trailers differ: trust the meter, not the color. Seal every splice, and put dielectric grease into every connector.',
      },
    ],
  },
  {
    id: 'sensors',
    title: 'Sensors',
    blocks: [
      {
        kind: 'list',
        items: [
          'Tire inflation: the switch goes behind the regulator. It closes while air flows, which lights the lamp and shows Unstable.',
          'Load: on air-ride trailers the pressure sensor goes into the suspension’s air line. Weigh the empty trailer once, so that its zero is right.',
          'Wheel ends and tire pressures: note which sensor stands at which wheel. Places are counted axle by axle from the front, each from the roadside to the curbside.',
          'Refrigeration unit: the service port must be set to remote access in the unit’s own menu, or commands are not taken.',
          'Cargo camera: at the top of the front wall, looking back along the floor. Wipe it before the first picture.',
        ],
      },
      {
        kind: 'text',
        text: 'Tell the administrator which sensors you fitted: only those that are marked as installed under Trailer Management are judged and shown. A sensor that is not installed shows a dash and is no fault.',
      },
    ],
  },
  {
    id: 'first-report',
    title: 'The first report',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Enter the device’s serial number for this VIN. A detached sensor box is entered with its own number; without a SIM of its own its ICCID is 0.',
          'Couple the trailer, or feed the blue wire with 12 V, under open sky. The first position takes up to ten minutes.',
          'Open the trailer under Tracking. Position, supply voltage and each sensor must have an age of some minutes.',
          `Look at the supply: below ${TRAILER_BATTERY_POLICY.noticeBelowVolts} V while coupled says that the wire or the ground is poor.`,
          'Switch each lamp on, open and close the doors, and watch the states follow with the next reports.',
          'Uncouple. The tether state changes to Untethered with the next report.',
        ],
      },
      {
        kind: 'text',
        text: `A tethered trailer reports every ${minutes(REPORT_INTERVAL_MS.tethered)} minutes, an untethered one once a day. Connectivity stays Good up to ${days(CONNECTIVITY_POLICY.goodUpToTetheredMs)} days of silence while tethered. Nothing after half an hour under open sky: see Troubleshooting.`,
      },
    ],
  },
  {
    id: 'replace',
    title: 'When a device is replaced',
    blocks: [
      {
        kind: 'list',
        items: [
          'Enter the new serial number for the same VIN: history, groups and settings stay with the trailer.',
          'Keep the old device apart and marked. Put back on another trailer by mistake, it would report under the old VIN until its number is changed.',
          'Sensors of the old harness may have other places: check each wheel and each door once more.',
        ],
      },
    ],
  },
];
