/** What is the same in every language. */
const SAME = [
  // Names with numbers
  /TABS-6 Advanced/g,
  // Identifiers and addresses
  /\b(?=\w*\d)[A-HJ-NPR-Z0-9]{11}([A-HJ-NPR-Z0-9]{6})?\b/g,
  /\b[A-Z][A-Za-z_]+\/[A-Za-z_ ]+\b/g,
  /[\w.+-]+@[\w.-]+/g,
  /\b(https?|s?ftp|ftps):\/\/\S+/g,
  /[\w./-]*\/[\w./-]+/g,
  /\b[A-Z]+[-_]?\d[\w-]*/g,
  /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
  /\b(?=[a-f]*\d)[0-9a-f]{8}\b/g,
  // Units, also right after a number, time zones and the halves of a day
  /(?<![A-Za-z])(mph|km\/h|psi|kPa|bar|ft|lbs?|kg|mi|km|m|V|gal|L|h|min|ms|s|d|kB|MB|GB|AM|PM|UTC|GMT|C[SD]T|E[SD]T|P[SD]T|M[SD]T)(?![A-Za-z])/g,
  /°[CF]\b/g,
  // Names
  /Made with Natural Earth/g,
  /\bGO: (Solar|Track|Cargo View|Cargo Monitor)|\b(Pro\/Morey|Pro|SlapNTrack|Cargo Cam|Cycle Sentry|SPN|SID|FMI|Inter|OSM)\b/g,
  /\b(Gladhand|ABS|VIN|GPS|SIM|CSV|ID|USDOT|ICCID|Thermo King|Google|Apple|MapLibre|OpenStreetMap|GeoNames|CC BY|Natural Earth|US Census|Excel|GPX|KML|S?FTP|FTPS)\b/g,
];

/** Two Latin letters without an accent. */
const PLAIN = /[A-Za-z]{2}/;

/** Codes and single lower-case words are no data: they could stand for a text of the code. */
const isData = (value) => PLAIN.test(value) && /[^a-z]/.test(value);
const LETTER = /[A-Za-z]/;

/** Removes a value where it is a word of its own. */
function without(text, value) {
  let rest = text;
  for (let at = rest.indexOf(value); at >= 0; at = rest.indexOf(value, at + 1)) {
    const isWhole = !LETTER.test(rest[at - 1] ?? '') && !LETTER.test(rest[at + value.length] ?? '');
    if (isWhole) rest = `${rest.slice(0, at)} ${rest.slice(at + value.length)}`;
  }
  return rest;
}

const withoutSame = (text) => SAME.reduce((rest, pattern) => rest.replace(pattern, ' '), text);

/** The texts of a page that neither a catalog nor the received data has. */
export function leftTexts(shown, received) {
  const data = received.filter(isData).toSorted((a, b) => b.length - a.length);
  return shown.filter((text) => {
    const own = withoutName(text);
    if (!PLAIN.test(own)) return false;
    // A short value can be a part of an identifier, and an identifier a part of a name, so either order may be right.
    return PLAIN.test(withoutSame(data.reduce(without, own))) && PLAIN.test(data.reduce(without, withoutSame(own)));
  });
}

/** Attributes are listed with their names. */
const withoutName = (text) =>
  text.replace(/^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt): /, '');
