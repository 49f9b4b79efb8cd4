/** What is the same in every language. */
const SAME = [
  // Identifiers and addresses
  /\b[A-HJ-NPR-Z0-9]{17}\b/g,
  /[\w.+-]+@[\w.-]+/g,
  /https?:\/\/\S+/g,
  /[\w./-]*\/[\w./-]+/g,
  /\b[A-Z]+[-_]?\d[\w-]*/g,
  /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
  // Units, time zones and the halves of a day
  /\b(mph|km\/h|psi|kPa|bar|ft|lbs?|kg|mi|km|m|V|gal|L|h|min|ms|s|d|kB|MB|GB|AM|PM|UTC|GMT|C[SD]T|E[SD]T|P[SD]T|M[SD]T)\b/g,
  /°[CF]\b/g,
  // Names
  /\b(Gladhand|ABS|VIN|GPS|SIM|CSV|ID|USDOT|ICCID|Thermo King|Google|Apple|MapLibre|OpenStreetMap|GeoNames|Natural Earth|US Census|Excel|GPX|KML)\b/g,
];

/** Two Latin letters without an accent. */
const PLAIN = /[A-Za-z]{2}/;

/** The texts of a page that neither a catalog nor the received data has. */
export function leftTexts(shown, received) {
  const data = received.toSorted((a, b) => b.length - a.length);
  return shown.filter((text) => {
    if (!PLAIN.test(withoutName(text))) return false;
    let rest = withoutName(text);
    for (const value of data) if (rest.includes(value)) rest = rest.replaceAll(value, ' ');
    for (const pattern of SAME) rest = rest.replace(pattern, ' ');
    return PLAIN.test(rest);
  });
}

/** Attributes are listed with their names. */
const withoutName = (text) =>
  text.replace(/^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt): /, '');
