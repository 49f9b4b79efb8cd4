/** An IANA zone as people look for it. */
export interface TimeZoneName {
  zone: string;
  /** The place it is named after: 'Buenos Aires, Argentina'. */
  city: string;
  /** The part of the world: 'America'. */
  region: string;
}

/** The words of a zone's name: 'America/Argentina/Buenos_Aires' is Buenos Aires, Argentina, in America. */
export function nameOfZone(zone: string): TimeZoneName {
  const [region = zone, ...places] = zone.replaceAll('_', ' ').split('/');
  return { zone, city: places.length > 0 ? places.reverse().join(', ') : region, region };
}

/** Every zone the system knows, and those given, by region and then by city. UTC stands first. */
export function listZones(known: readonly string[], given: readonly string[] = []): TimeZoneName[] {
  const zones = [...new Set([...known, ...given])].filter((zone) => zone !== 'UTC').map(nameOfZone);
  const byName = new Intl.Collator('en').compare;
  zones.sort((a, b) => byName(a.region, b.region) || byName(a.city, b.city));
  return [nameOfZone('UTC'), ...zones];
}

/** The zone's distance from UTC at this moment: 'UTC-05:00'. Undefined for a zone that the system does not know. */
export function offsetOf(zone: string, at: Date): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
    return `UTC${offset || '+00:00'}`;
  } catch {
    // a RangeError: a stored zone may be younger than the browser
    return undefined;
  }
}
