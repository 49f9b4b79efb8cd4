import {
  ABS_POLICY,
  CONNECTIVITY_POLICY,
  DAY_MS,
  DEVICE_BATTERY_POLICY,
  LIGHT_BRANCH_STATES,
  LIGHT_BRANCHES,
  LIGHTS_CODE_HOLDS_MS,
  MAX_READING_AGE,
  REPORT_INTERVAL_MS,
  TIRE_INFLATION_POLICY,
  TRAILER_BATTERY_POLICY,
} from '@gladhand/domain/readings';
import { REEFER_POLICY } from '@gladhand/domain/reefers';
import { ABS_CODES } from './absCodes';
import type { HelpSection } from './helpContent';

const minutes = (ms: number) => ms / 60_000;
const hours = (ms: number) => ms / 3_600_000;
const days = (ms: number) => ms / DAY_MS;

/** Help for technicians at a trailer. Limits are read from the policies of the product, so the text always matches them. */
export const TROUBLESHOOTING_SECTIONS: readonly HelpSection[] = [
  {
    id: 'not-reporting',
    title: 'The tracker is not reporting',
    blocks: [
      {
        kind: 'text',
        text: `A tethered trailer reports every ${minutes(REPORT_INTERVAL_MS.tethered)} minutes, and an untethered trailer once a day. Connectivity is Good for up to ${days(CONNECTIVITY_POLICY.goodUpToTetheredMs)} days tethered or ${days(CONNECTIVITY_POLICY.goodUpToUntetheredMs)} days untethered, and Critical after ${days(CONNECTIVITY_POLICY.criticalFromMs)} days. Missing reports alone are not a fault of the trailer.`,
      },
      {
        kind: 'steps',
        items: [
          'Compare the serial number on the device with the one shown for the trailer. A swapped device reports under another VIN.',
          'Couple the trailer, or apply 12 V to the blue wire of the seven-way plug, and wait ten minutes under open sky.',
          'Check the SIM Status column. A deactivated SIM cannot send data. Ask support to activate it.',
          'Measure the supply voltage at the device, not only at the plug. If there is none, follow the harness and look for corrosion and chafed spots.',
          'Look for metal, snow or cargo over the antenna. A device inside a closed steel body has no reception.',
          'On solar units, clean the panel and leave it in daylight for a day. An empty battery needs that long to start the device.',
          'If the device still does not report, replace it and record the new serial number with the VIN.',
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
        text: `A position is stale after ${minutes(MAX_READING_AGE.position.tetheredMs)} minutes tethered or ${days(MAX_READING_AGE.position.untetheredMs)} days untethered, which is three missed reports in a row. It is still the last known position of the trailer.`,
      },
      {
        kind: 'list',
        items: [
          'Other readings are fresh but the position is not: the device has a signal but no view of the sky, for example under a roof or in a steel yard.',
          'The position jumps by a few hundred feet while the trailer is parked: the signal is reflected between buildings. The position is correct again when the trailer moves.',
          'The trailer is shown where it was last coupled: the device has had no power since then. Couple the trailer. The position updates with the next report.',
          'The address is the nearest known place, not a street address. Use the coordinates instead.',
        ],
      },
    ],
  },
  {
    id: 'ages',
    title: 'Ages, stale readings, N/A and -',
    blocks: [
      { kind: 'text', text: 'Every reading shows its age. There are four states, and each looks different:' },
      {
        kind: 'terms',
        items: [
          { term: 'Fresh', meaning: 'A value with its age, such as 4 min. You can rely on it.', tone: 'good' },
          {
            term: 'Stale',
            meaning: `A muted value with dots under it. It is older than expected: more than ${hours(MAX_READING_AGE.abs.tetheredMs)} hour for most sensors on a tethered trailer, or ${days(MAX_READING_AGE.abs.untetheredMs)} days untethered.`,
            tone: 'unknown',
          },
          {
            term: 'N/A',
            meaning: 'The sensor is installed but has never reported. Check its connector.',
            tone: 'unknown',
          },
          {
            term: '-',
            meaning: 'Not installed. This trailer does not have the sensor, so there is nothing to repair.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'The tooltip of the reading shows the reason. A stale reading is not a fault. First find out why the trailer is not reporting.',
      },
    ],
  },
  {
    id: 'abs-lamp',
    title: 'The ABS lamp is on',
    blocks: [
      {
        kind: 'text',
        text: `The amber lamp at the left rear must light for about three seconds when power comes on, then go out. If it stays on, there is a fault. If it never lights, check the bulb, the wiring and the power supply of the module. The trailer changes from Caution to Critical after ${hours(ABS_POLICY.amberLampMs)} hours with the lamp on or ${ABS_POLICY.level2Miles} miles with the fault.`,
      },
      {
        kind: 'steps',
        items: [
          'Read the fault in the ABS section of the trailer: its code, its start and whether it is still active.',
          'Wheel-end sensor: push it against the tone ring, clean both, and check the gap. Its output should be at least 0.2 V AC when you turn the wheel by hand once every two seconds.',
          'Modulator valve: listen for clicks when power comes on. Measure the coils and compare the values with the label.',
          'Supply: measure at the module under load, with the stop lamps on. Below 9.5 V the module shuts off. Look for corrosion in the plug and for a long, thin cable.',
          'Clear the fault, or turn the power off and on, and drive above 10 mph. Some modules turn the lamp off only after all wheels have turned.',
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
        text: `The lamp at the front of the trailer means that air is flowing into the tires. This is normal for a few minutes after a cold start. The portal shows Unstable after ${minutes(TIRE_INFLATION_POLICY.unstableFromDemandMs)} minutes of flow, or when the sensor is unplugged.`,
      },
      {
        kind: 'steps',
        items: [
          'Find the tire that is losing air: listen and feel at the hubs with the system under pressure.',
          'Check the hoses and rotary unions first, then the valve cores, then the tire itself.',
          'If there is no leak and the lamp stays on, compare the regulator setting with the cold pressure on the plate.',
          'If there is no air at all, let the tractor build up pressure. The pressure protection valve closes below about 80 psi in the tank.',
          'Not Available means that the trailer has no flow sensor, or that the sensor has never reported.',
        ],
      },
    ],
  },
  {
    id: 'lights',
    title: 'Lights faults, circuit by circuit',
    blocks: [
      { kind: 'text', text: 'The five circuits are named after the wires of the seven-way plug.' },
      {
        kind: 'terms',
        items: LIGHT_BRANCHES.map(({ id, label, circuit }) => ({ term: label, meaning: circuit, wire: id })),
      },
      { kind: 'text', text: 'The device reports one of these states for each circuit:' },
      { kind: 'terms', items: LIGHT_BRANCH_STATES.map(({ label, meaning }) => ({ term: label, meaning })) },
      {
        kind: 'steps',
        items: [
          `Turn the circuit on and wait for the next report. The device keeps a code for ${minutes(LIGHTS_CODE_HOLDS_MS)} minutes, then resets it. The portal keeps showing the last report and its age until the device reports again.`,
          'Low Current: count the lamps that are out. If all are out, check the wire and the ground. If one is out, replace that lamp.',
          'High Current: unplug one lamp after another until the fuse holds. Check where the harness passes a sharp edge.',
          'Intermittent: move the plug and the harness while the lamps are on. Clean the white ground pin first, because a bad ground affects every circuit.',
          'Multiple: several circuits have faults. Check the plug, the ground and the tractor before the lamps.',
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
            meaning: `The battery inside the tracker. Notice below ${DEVICE_BATTERY_POLICY.noticeBelowVolts} V, Critical below ${DEVICE_BATTERY_POLICY.criticalBelowVolts} V.`,
          },
          {
            term: 'Critical - Check Fuse',
            meaning:
              'The trailer is coupled but has no supply voltage at all. Check the fuses of the tractor and the trailer before you replace a battery.',
          },
        ],
      },
      {
        kind: 'steps',
        items: [
          'Charge the battery, let it rest for an hour, and measure again.',
          'Clean and tighten the clamps. With a bad clamp, a good battery looks empty under load.',
          'If the battery is low again after a night, look for a liftgate, an interior lamp or a heater that stays on.',
          'On solar trailers, clean the panel and check that its controller shows a charge in daylight.',
        ],
      },
    ],
  },
  {
    id: 'reefer',
    title: 'The reefer is not responding',
    blocks: [
      {
        kind: 'text',
        text: `A command is In Progress until the unit responds, and Failed if there is no response after ${minutes(REEFER_POLICY.failedAfterMs)} minutes. The unit then keeps its previous state.`,
      },
      {
        kind: 'steps',
        items: [
          `Check the age of its readings. If they are older than ${hours(MAX_READING_AGE.reefer.tetheredMs)} hour, the connection is down and commands cannot reach the unit. Check the cable between the tracker and the unit.`,
          'Check the switch on the unit. If it is off, the unit ignores On from the portal.',
          'Check the unit battery. If it is weak, the unit cannot start or communicate.',
          'Check the alarms on the unit. Some must be cleared there before the unit can start.',
          "If you see 'You do not have access to send a command', ask your fleet administrator for reefer controls.",
        ],
      },
    ],
  },
];
