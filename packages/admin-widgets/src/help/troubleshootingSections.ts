import {
  ABS_POLICY,
  CONNECTIVITY_POLICY,
  DAY_MS,
  DEVICE_BATTERY_POLICY,
  LIGHT_BRANCH_STATES,
  LIGHT_BRANCHES,
  LIGHTS_CODE_HOLDS_MS,
  MAX_READING_AGE,
  REEFER_POLICY,
  REPORT_INTERVAL_MS,
  TIRE_INFLATION_POLICY,
  TRAILER_BATTERY_POLICY,
} from '@gladhand/domain';
import { ABS_CODES } from './absCodes';
import type { HelpSection } from './helpContent';

const minutes = (ms: number) => ms / 60_000;
const hours = (ms: number) => ms / 3_600_000;
const days = (ms: number) => ms / DAY_MS;

/** What a technician looks up beside a trailer. Limits are the product's own, so that the text cannot drift from them. */
export const TROUBLESHOOTING_SECTIONS: readonly HelpSection[] = [
  {
    id: 'not-reporting',
    title: 'The tracker does not report',
    blocks: [
      {
        kind: 'text',
        text: `A tethered trailer reports every ${minutes(REPORT_INTERVAL_MS.tethered)} minutes, an untethered one once a day. Connectivity is Good up to ${days(CONNECTIVITY_POLICY.goodUpToTetheredMs)} days tethered and ${days(CONNECTIVITY_POLICY.goodUpToUntetheredMs)} days untethered, and Critical from ${days(CONNECTIVITY_POLICY.criticalFromMs)} days on. Silence alone is not a fault of the trailer.`,
      },
      {
        kind: 'steps',
        items: [
          'Check the serial number on the device against the one shown for the trailer. A swapped device reports under another VIN.',
          'Couple the trailer, or feed the blue wire of the seven-way plug with 12 V, and wait ten minutes under open sky.',
          'Look at the SIM Status column. A deactivated SIM sends nothing: ask support to activate it.',
          'Measure the supply at the device, not only at the plug. Where it is missing, follow the harness and look for corrosion and chafed spots.',
          'Look for metal, snow or cargo over the antenna. A device inside a closed steel body hears nothing.',
          'On solar units wipe the panel and leave it in daylight for a day: an empty cell needs that long to wake the device.',
          'When it stays silent, replace the device and note the new serial number with the VIN.',
        ],
      },
    ],
  },
  {
    id: 'old-position',
    title: 'The position is old or wrong',
    blocks: [
      {
        kind: 'text',
        text: `A position is shown as stale after ${minutes(MAX_READING_AGE.position.tetheredMs)} minutes tethered and ${days(MAX_READING_AGE.position.untetheredMs)} days untethered, which is three reports missed in a row. It is still the last place the trailer was seen at.`,
      },
      {
        kind: 'list',
        items: [
          'Other readings are fresh and the position is not: the device has a signal but no view of the sky. Roofs, ports and steel yards do that.',
          'The trailer jumps by some hundred feet while parked: reflections between buildings. It settles once the trailer moves.',
          'The trailer is shown where it was coupled last: nobody has fed it since. Couple it, and the position follows with the next report.',
          'The address is the nearest known place, not a street address. Trust the coordinates.',
        ],
      },
    ],
  },
  {
    id: 'ages',
    title: 'Ages, stale readings, N/A and -',
    blocks: [
      { kind: 'text', text: 'Every reading shows how old it is. Four states never look alike:' },
      {
        kind: 'terms',
        items: [
          { term: 'Fresh', meaning: 'A value with its age, such as 4 min. It can be relied on.', tone: 'good' },
          {
            term: 'Stale',
            meaning: `A muted value with dots under it. It is older than the sensor normally lets it get: ${hours(MAX_READING_AGE.abs.tetheredMs)} hour for most sensors on a tethered trailer, ${days(MAX_READING_AGE.abs.untetheredMs)} days untethered.`,
            tone: 'unknown',
          },
          { term: 'N/A', meaning: 'The sensor is installed and has never reported. Check its plug.', tone: 'unknown' },
          { term: '-', meaning: 'Not installed: this trailer has no such sensor, so there is nothing to repair.' },
        ],
      },
      {
        kind: 'text',
        text: 'The reason stands in the tooltip of the reading. A stale reading is not a fault: find out first why the trailer is silent.',
      },
    ],
  },
  {
    id: 'abs-lamp',
    title: 'The ABS lamp is on',
    blocks: [
      {
        kind: 'text',
        text: `The amber lamp at the left rear must light for about three seconds when power comes on and then go out. A lamp that stays on is a fault; one that never lights is a bulb, its wiring or a module without power. The trailer turns from Caution to Critical after ${hours(ABS_POLICY.amberLampMs)} hours of lamp or ${ABS_POLICY.level2Miles} miles on the fault.`,
      },
      {
        kind: 'steps',
        items: [
          'Read the fault in the ABS section of the trailer: its code, when it began and whether it is still active.',
          'Wheel-end sensor: push it against the tone ring, clean both, and check the gap. It should give at least 0.2 V AC when the wheel is turned by hand once every two seconds.',
          'Modulator valve: listen for its clicks when power comes on. Measure its coils against the value on its label.',
          'Supply: measure at the module under load, with the stop lamps on. Below 9.5 V the module gives up: look for corrosion in the plug and for a long, thin cable.',
          'Clear the fault, or switch the power off and on, and drive above 10 mph: some modules put the lamp out only after they have seen all wheels turn.',
        ],
      },
    ],
  },
  ABS_CODES,
  {
    id: 'tire-inflation',
    title: 'The tire inflation lamp is on',
    blocks: [
      {
        kind: 'text',
        text: `The lamp at the front of the trailer means that air is flowing into the tires. For some minutes after a cold start that is normal. The portal shows Unstable from ${minutes(TIRE_INFLATION_POLICY.unstableFromDemandMs)} minutes of flow, or when the sensor is unplugged.`,
      },
      {
        kind: 'steps',
        items: [
          'Find the tire that takes the air: listen and feel at the hubs with the system under pressure.',
          'Check hoses and rotary unions first, then valve cores, then the tire itself.',
          'No leak and the lamp stays on: check the setting of the regulator against the pressure on the plate, cold.',
          'No air anywhere: the pressure protection valve closes below about 80 psi in the tank. Let the tractor build it up.',
          'Not Available means that the trailer has no flow sensor, or that it has never reported.',
        ],
      },
    ],
  },
  {
    id: 'lights',
    title: 'Lights faults, circuit by circuit',
    blocks: [
      { kind: 'text', text: 'The five branches are named after the wires of the seven-way plug.' },
      {
        kind: 'terms',
        items: LIGHT_BRANCHES.map(({ id, label, circuit }) => ({ term: label, meaning: circuit, wire: id })),
      },
      { kind: 'text', text: 'What the device says of a branch:' },
      { kind: 'terms', items: LIGHT_BRANCH_STATES.map(({ label, meaning }) => ({ term: label, meaning })) },
      {
        kind: 'steps',
        items: [
          `Switch the circuit on and wait for the next report. The device holds a code for ${minutes(LIGHTS_CODE_HOLDS_MS)} minutes, then resets it. Here the last report stays, with its age, until the device reports again.`,
          'Low Current: count the lamps that are out. All of them: the wire or the ground. One of them: that lamp.',
          'High Current: unplug lamp after lamp until the fuse holds. Look where the harness passes a sharp edge.',
          'Intermittent: move the plug and the harness while the lamps are on. Clean the white ground pin first: a bad ground disturbs every branch.',
          'Several branches at once are shown as Multiple: suspect the plug, the ground or the tractor before the lamps.',
        ],
      },
    ],
  },
  {
    id: 'batteries',
    title: 'Batteries',
    blocks: [
      {
        kind: 'terms',
        items: [
          {
            term: 'Trailer battery',
            meaning: `Notice below ${TRAILER_BATTERY_POLICY.noticeBelowVolts} V, Critical below ${TRAILER_BATTERY_POLICY.criticalBelowVolts} V, measured at rest.`,
          },
          {
            term: 'Device battery',
            meaning: `The cell inside the tracker: Notice below ${DEVICE_BATTERY_POLICY.noticeBelowVolts} V, Critical below ${DEVICE_BATTERY_POLICY.criticalBelowVolts} V.`,
          },
          {
            term: 'Critical - Check Fuse',
            meaning:
              'The trailer is coupled and measures no supply at all. Check the fuse of the tractor and of the trailer before you change a battery.',
          },
        ],
      },
      {
        kind: 'steps',
        items: [
          'Charge the battery, let it rest for an hour and measure again.',
          'Clean and tighten the clamps. A good battery behind a bad clamp looks empty under load.',
          'Low again after a night: look for a liftgate, an interior lamp or a heater that stays on.',
          'Solar trailers: wipe the panel, and check that its controller shows charge in daylight.',
        ],
      },
    ],
  },
  {
    id: 'reefer',
    title: 'The reefer does not answer',
    blocks: [
      {
        kind: 'text',
        text: `A command is In Progress until the unit answers, and Failed after ${minutes(REEFER_POLICY.failedAfterMs)} minutes of silence. The unit keeps doing what it did before.`,
      },
      {
        kind: 'steps',
        items: [
          `Look at the age of its readings. Older than ${hours(MAX_READING_AGE.reefer.tetheredMs)} hour: the link is down, and no command can arrive. Check the cable between the tracker and the unit.`,
          'Check the switch at the unit. Off at the unit wins over On from the portal.',
          'Check the unit battery: when it is weak, the unit neither starts nor talks.',
          'Read the alarms at the unit. Some must be cleared there before it starts again.',
          "'You do not have access to send a command' is about your account: ask your fleet administrator for reefer controls.",
        ],
      },
    ],
  },
];
