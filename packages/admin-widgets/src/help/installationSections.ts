import { CONNECTIVITY_POLICY, DAY_MS, REPORT_INTERVAL_MS, TRAILER_BATTERY_POLICY } from '@gladhand/domain/readings';
import { TRANSFER_SECTION } from './deviceSections';
import type { HelpSection } from './helpContent';

const minutes = (ms: number) => ms / 60_000;
const days = (ms: number) => ms / DAY_MS;

/** Help for installers, in the order of the work. Limits are read from the policies of the product. */
export const INSTALLATION_SECTIONS: readonly HelpSection[] = [
  {
    id: 'before',
    title: 'Before you begin',
    blocks: [
      {
        kind: 'list',
        items: [
          'Park on level ground, set the parking brakes and chock the wheels. Drain the air tanks before you open an air line.',
          'Disconnect the tractor so that the seven-way plug has no power while you work on its wires.',
          'Have these ready: the device with its harness and serial number, a multimeter, dielectric grease and cable ties. Make sure you can see the VIN plate.',
          'Find the trailer in the portal first. If it is missing, ask an administrator to add it in Trailer Management.',
        ],
      },
      {
        kind: 'text',
        text: 'Read the VIN from the plate, not from papers. It has 17 characters and never contains the letters I, O or Q. A wrong check digit is a warning. Read the plate again, and continue if the VIN is correct. Some home-built and imported trailers have VINs like this.',
      },
    ],
  },
  {
    id: 'place',
    title: 'Where to mount the device',
    blocks: [
      {
        kind: 'list',
        items: [
          'The antenna needs a clear view of the sky: mount it on the front wall or roof edge of a van, or on a cross member of a flatbed, with no metal above it.',
          'Avoid wheel spray, the exhaust side of a refrigeration unit and the path of a forklift.',
          'Mount solar units flat with the panel facing up, clear of tarps and straps.',
          'Mount a door sensor on the hinge side of the door that opens first. When the door is closed, the magnet must be within a finger’s width of the sensor.',
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
            meaning: 'Ground. A poor ground is the most common cause of wrong readings. Measure it first.',
          },
          {
            term: 'Blue',
            meaning:
              'Auxiliary power for the ABS while the tractor’s key is on. The device gets its power and the ABS data from this wire.',
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
        text: 'These are the colors of SAE J2394 cable. Older trailers can differ, so use the meter rather than the color. Seal every splice, and put dielectric grease in every connector.',
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
          'Tire inflation: mount the switch behind the regulator. It closes while air flows, which turns on the lamp and shows Unstable.',
          'Load: on air-ride trailers, mount the pressure sensor in the air line of the suspension. Weigh the empty trailer once to set the zero point.',
          'Wheel ends and tire pressures: record which sensor is at which wheel. Positions are numbered axle by axle from the front, and on each axle from roadside to curbside.',
          'Refrigeration unit: set the service port to remote access in the menu of the unit. Otherwise the unit rejects commands.',
          'Cargo camera: mount it at the top of the front wall, facing back along the floor. Clean the lens before the first image.',
        ],
      },
      {
        kind: 'text',
        text: 'Let the administrator know which sensors you installed. Only sensors that are marked as installed in Trailer Management are shown and evaluated. A sensor that is not installed shows a dash, which is not a fault.',
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
          'Enter the serial number of the device for this VIN. Enter a detached sensor box with its own serial number. If it has no SIM, its ICCID is 0.',
          'Couple the trailer under open sky, or apply 12 V to the blue wire. The first position takes up to ten minutes.',
          'Open the trailer in Tracking. The position, the supply voltage and each sensor must be only a few minutes old.',
          `Check the supply voltage. Below ${TRAILER_BATTERY_POLICY.noticeBelowVolts} V while coupled, the wire or the ground is poor.`,
          'Turn on each lamp, open and close the doors, and check that the states change with the next reports.',
          'Uncouple the trailer. Its status changes to Untethered with the next report.',
        ],
      },
      {
        kind: 'text',
        text: `A tethered trailer reports every ${minutes(REPORT_INTERVAL_MS.tethered)} minutes, and an untethered trailer once a day. While tethered, connectivity stays Good for up to ${days(CONNECTIVITY_POLICY.goodUpToTetheredMs)} days without a report. If there is no report after half an hour under open sky, see Troubleshooting.`,
      },
    ],
  },
  {
    id: 'replace',
    title: 'How to replace a device',
    blocks: [
      {
        kind: 'list',
        items: [
          'Enter the new serial number for the same VIN. History, groups and settings stay with the trailer.',
          'Label the old device and keep it separate. If it is mounted on another trailer by mistake, it reports under the old VIN until its serial number is changed.',
          'The sensor positions of the old harness may differ. Check each wheel and each door again.',
        ],
      },
    ],
  },
  TRANSFER_SECTION,
];
