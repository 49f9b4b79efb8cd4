// The processor time of a PDF with 1,000 rows of 12 columns, as the Daily Maintenance report has them.
const ROWS = 1_000;
const FILES = 7;

const HEADINGS = 'Unit ID,VIN,Geofence,Customer,Entered,Left,Dwell,Load,Tether,Status,City,Note'.split(',');

/** Processor seconds of each file, in the order in which they were written. The first one also reads the fonts. */
export async function pdfCpuSeconds({ createPdfWriter }) {
  const writer = createPdfWriter();
  const seconds = [];
  for (let nth = 0; nth < FILES; nth++) {
    const before = process.cpuUsage();
    await writer.write(REPORT);
    const { user, system } = process.cpuUsage(before);
    seconds.push((user + system) / 1e6);
  }
  return seconds;
}

const REPORT = {
  ...{ name: 'Dwell, all yards', type: 'Dwell', customer: 'Cedar Ridge', period: ['10/29/26 to 11/29/26 CST'] },
  ...{ created: '11/29/26 6:00 AM CST', owner: 'dana@example.com', chart: null },
  columns: HEADINGS.map((heading) => ({ id: heading, heading, kind: heading === 'Dwell' ? 'duration' : 'text' })),
  rows: Array.from({ length: ROWS }, (_, nth) => [
    ...[`CL${100_000 + nth}`, `1GRVA4032EK${100_000 + nth}`, `Cedar Ridge DC ${nth % 40}`, 'Cedar Ridge Logistics'],
    ...['11/22/26 16:20 CST', '11/24/26 00:34 CST', `${nth % 48} h ${nth % 60} min`, nth % 2 ? 'Loaded' : 'Empty'],
    ...['Tethered', 'Active', ['Dayton, OH', 'Fort Wayne, IN'][nth % 2], 'Inspected at the gate by the yard crew'],
  ]),
};
