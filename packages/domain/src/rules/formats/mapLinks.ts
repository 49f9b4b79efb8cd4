/** Coordinates of a link: about 1 m. */
const DIGITS = 5;

/** Addresses that open a position in the map apps of most phones, without a key. */
export function mapLinks({ lat, lng }: { lat: number; lng: number }): { google: string; apple: string } {
  const position = `${lat.toFixed(DIGITS)},${lng.toFixed(DIGITS)}`;
  return {
    google: `https://www.google.com/maps/search/?api=1&query=${position}`,
    apple: `https://maps.apple.com/?q=${position}`,
  };
}
