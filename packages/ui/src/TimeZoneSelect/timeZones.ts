/** An IANA zone with its names. */
export interface TimeZoneName {
  zone: string;
  /** The place in its name: 'Buenos Aires, Argentina'. */
  city: string;
  /** The region: 'America'. */
  region: string;
}

/** The names of a zone: 'America/Argentina/Buenos_Aires' is Buenos Aires, Argentina, in America. */
export function nameOfZone(zone: string): TimeZoneName {
  const [region = zone, ...places] = zone.replaceAll('_', ' ').split('/');
  return { zone, city: places.length > 0 ? places.reverse().join(', ') : region, region };
}

/** All zones of the system, and the given ones, by region and city. UTC is first. */
export function listZones(known: readonly string[], given: readonly string[] = []): TimeZoneName[] {
  const zones = [...new Set([...known, ...given])].filter((zone) => zone !== 'UTC').map(nameOfZone);
  const byName = new Intl.Collator('en').compare;
  zones.sort((a, b) => byName(a.region, b.region) || byName(a.city, b.city));
  return [nameOfZone('UTC'), ...zones];
}

/** The zone's offset from UTC at an instant: 'UTC-05:00'. Undefined for a zone that the system doesn't know. */
export function offsetOf(zone: string, at: Date): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
    return `UTC${offset || '+00:00'}`;
  } catch {
    // A RangeError: a stored zone may be newer than the browser.
    return undefined;
  }
}
