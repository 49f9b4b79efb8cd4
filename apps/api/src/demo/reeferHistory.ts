import { createRandom, type Fleet } from '@gladhand/domain/fleet';
import { DAY_MS } from '@gladhand/domain/readings';
import type { DeviceReport } from '../ingest/deviceReport';
import { reeferReading } from './reeferReading';

/** Number of units of the largest customer with a history; the others begin with their newest report. */
const UNITS = 6;
const HISTORY_MS = 7 * DAY_MS;
const STEP_MS = 30 * 60_000;
const DEFROST_EVERY = 12;
const REPORTED_WITHIN_MS = DAY_MS;
const SILENCE_STEPS = 7;

/**
 * A week of temperatures before the newest report of some running units, with defrosts, a gap, and a door left open.
 */
export function reeferHistory(fleet: Fleet, now: Date): DeviceReport[] {
  const running = fleet.statuses
    .flatMap((status, index) => {
      const trailer = fleet.trailers[index];
      const at = status.reeferReportedAt;
      const isReporting = at !== null && now.getTime() - at.getTime() < REPORTED_WITHIN_MS;
      const isMeant = trailer?.customerId === 1 && status.tkUnitOnOrOff === 'on' && isReporting;
      return isMeant && at ? [{ trailer, status, at }] : [];
    })
    .slice(0, UNITS);
  return running.flatMap(({ trailer, status, at }, unit) => {
    const random = createRandom(unit + 1, 0x7ee);
    const newest = reeferReading(status);
    const steps = Math.floor(HISTORY_MS / STEP_MS);
    const silence = random.integer(60, steps - 40);
    const open = random.integer(12, 36);
    return Array.from({ length: steps }, (_, index): DeviceReport[] => {
      const back = index + 1;
      if (back >= silence && back < silence + SILENCE_STEPS) return [];
      const recordedAt = new Date(at.getTime() - back * STEP_MS);
      if (recordedAt < trailer.installationDate) return [];
      const defrosting = back % DEFROST_EVERY === 5;
      const warm = Math.max(0, 9 - 3 * Math.abs(back - open));
      const near = (setPointF: number | undefined, offsetF: number) =>
        setPointF === undefined ? undefined : tenth(setPointF + offsetF + warm + random.between(-1.2, 1.2));
      const zones = newest.zones?.map(({ setPointF }) => ({
        setPointF,
        returnAirF: near(setPointF, 1),
        dischargeAirF: near(setPointF, defrosting ? 24 : -4),
      }));
      const ambientF = tenth((newest.ambientF ?? 60) + 8 * Math.sin((back * STEP_MS * 2 * Math.PI) / DAY_MS));
      const hoursBack = (back * STEP_MS) / 3_600_000;
      return [
        {
          reportId: `demo-reefer-${recordedAt.getTime()}`,
          serialNumber: trailer.serialNumber,
          recordedAt,
          readings: {
            reefer: {
              ...newest,
              ambientF,
              zones,
              interiorF: newest.interiorF?.map((_, probe) => near(zones?.[Math.floor(probe / 2)]?.setPointF, 0) ?? 0),
              fuelPercent: Math.min(100, tenth((newest.fuelPercent ?? 50) + 0.2 * hoursBack)),
              engineHours: newest.engineHours && tenth(Math.max(0, newest.engineHours - hoursBack)),
              totalHours: newest.totalHours && tenth(Math.max(0, newest.totalHours - hoursBack)),
              defrosting,
              alarms: [],
            },
          },
        },
      ];
    }).flat();
  });
}

const tenth = (value: number) => Math.round(value * 10) / 10;
