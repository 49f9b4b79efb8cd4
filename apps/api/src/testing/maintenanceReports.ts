const HOUR_MS = 3_600_000;
/** Late reports are followed up to 14 days. */
const REACHES_BACK_HOURS = 12 * 24;

/** A report of a trailer that follows from its number alone, at an instant of its own in the 12 days before `end`. */
export function maintenanceReport(number: number, serials: readonly string[], end: Date) {
  const chance = (salt: number) => {
    const value = Math.sin(number * 12.9898 + salt * 78.233) * 43_758.5453;
    return value - Math.floor(value);
  };
  const hours = 1 + Math.floor(chance(1) * REACHES_BACK_HOURS);
  const at = new Date(end.getTime() - hours * HOUR_MS + (number % HOUR_MS));
  const milesAgo = hours * 5;
  return {
    reportId: String(number),
    serialNumber: serials[number % serials.length] ?? '',
    recordedAt: at.toISOString(),
    readings: {
      gpsOdometerMiles: 100_000 - milesAgo,
      abs: chance(2) < 0.4 ? { active: true, amberLampMs: 3 * HOUR_MS } : { active: false, amberLampMs: 0 },
      trailerBatteryVolts: chance(3) < 0.2 ? 11 : 13,
      tireInflation: { demandMs: 0, unplugged: chance(4) < 0.1 },
    },
  };
}
