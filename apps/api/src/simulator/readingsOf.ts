import { LIGHT_BRANCHES } from '@gladhand/domain/readings';
import type { DeviceReadings } from '../ingest/deviceReport';
import { installedReadings } from '../ingest/installedReadings';
import type { SimReefer, SimTrailer } from './simTrailer';
import { wheelReadings } from './wheelReadings';

/** The device's current readings. Sensors on tractor power are off while the trailer is dropped. */
export function readingsOf(trailer: SimTrailer): DeviceReadings {
  const coupled = trailer.phase !== 'dropped';
  const readings: DeviceReadings = {
    position: {
      lat: round(trailer.lat, 5),
      lng: round(trailer.lng, 5),
      speedMph: round(trailer.speedMph, 1),
      headingDegrees: Math.round(trailer.headingDegrees) % 360,
    },
    absOdometerMiles: round(trailer.absOdometerMiles, 1),
    gpsOdometerMiles: round(trailer.gpsOdometerMiles, 1),
    tether: coupled ? 'tethered' : 'untethered',
    trailerBatteryVolts: round(trailer.trailerVolts, 1),
    deviceBatteryVolts: round(trailer.deviceVolts, 2),
    cargoPresent: trailer.cargoLbs > 2_500 || trailer.fullnessPercent > 10,
    cargoCameraFullnessPercent: Math.round(trailer.fullnessPercent),
    ...(trailer.reefer && { reefer: withAnswers(roundedReefer(trailer.reefer), trailer.answers) }),
    ...(coupled && {
      abs: absReading(trailer),
      lights: Object.fromEntries(LIGHT_BRANCHES.map(({ id }) => [id, trailer.lights[id] ?? 'good'])),
      tireInflation: { demandMs: Math.round(trailer.airDemandMs), unplugged: false },
      bogieWeightLbs: Math.round(trailer.cargoLbs),
      door: trailer.doorOpen ? 'open' : 'closed',
      ...wheelReadings(trailer),
    }),
  };
  return installedReadings(trailer.device, readings).readings;
}

function absReading({ abs: faults, amberLampMs }: SimTrailer): DeviceReadings['abs'] {
  if (faults.length === 0) return { active: false, amberLampMs: 0 };
  return {
    active: true,
    amberLampMs: Math.round(amberLampMs),
    faults: faults.map((one) => ({ ...one, milesOnFault: round(one.milesOnFault, 1) })),
  };
}

function withAnswers(unit: SimReefer, answers: SimTrailer['answers']): SimReefer {
  return answers.length === 0 ? unit : { ...unit, answers: answers.map((answer) => ({ ...answer })) };
}

function roundedReefer(unit: SimReefer): SimReefer {
  const tenth = <Value extends number | undefined>(value: Value) =>
    (value === undefined ? undefined : round(value, 1)) as Value;
  return {
    ...unit,
    fuelPercent: tenth(unit.fuelPercent),
    ambientF: tenth(unit.ambientF),
    interiorF: unit.interiorF?.map(tenth),
    zones: unit.zones?.map((zone) => ({
      setPointF: zone.setPointF,
      dischargeAirF: tenth(zone.dischargeAirF),
      returnAirF: tenth(zone.returnAirF),
    })),
    engineHours: tenth(unit.engineHours),
    totalHours: tenth(unit.totalHours),
  };
}

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
