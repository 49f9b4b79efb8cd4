import { csvFile } from '@gladhand/domain/files';
import type { FleetStatusPage, FleetStatusRow } from '@gladhand/domain/fleet-status';
import type { GridColumn } from '@gladhand/ui/grid';
import { describe, expect, it } from 'vitest';
import { EXPORT_PAGE_SIZE, type ExportInput, exportTable } from './exportTable';

const columns: GridColumn<FleetStatusRow>[] = [
  { id: 'vin', title: 'VIN', cell: ({ vin }) => ({ lead: vin.slice(0, 2), text: vin.slice(2) }) },
  { id: 'unitId', title: 'Unit ID', cell: ({ unitId }) => ({ text: unitId }) },
  { id: 'speed', title: 'Speed, mph', cell: () => ({ text: 'N/A', state: 'missing' }) },
];

/** A server with this many trailers, one of whose pages can be short. */
function server(total: number, { lacking = -1 } = {}) {
  const requested: (string | null)[] = [];
  const fetchPage = async (page: number, listId: string | null): Promise<FleetStatusPage> => {
    requested.push(listId);
    const first = (page - 1) * EXPORT_PAGE_SIZE;
    const numbers = Array.from({ length: Math.min(EXPORT_PAGE_SIZE, total - first) }, (_, i) => first + i);
    const trailers = numbers
      .filter((number) => number !== lacking)
      .map((number) => ({
        id: String(number),
        vin: `1G${number}`,
        unitId: number === 0 ? '=HYPERLINK("x")' : `U,${number}`,
      }));
    return { total, listId: 'L', asOf: '2026-11-21T00:00:00.000Z', trailers: trailers as FleetStatusRow[] };
  };
  return { asked: requested, fetchPage };
}

const signal = () => new AbortController().signal;

/** The lines of the exported file, without its last two columns. */
async function lines(input: Partial<ExportInput> & Pick<ExportInput, 'fetchPage'>): Promise<string[]> {
  const table = exportTable({
    columns,
    timeZone: 'America/Chicago',
    signal: signal(),
    onProgress: () => undefined,
    ...input,
  });
  return (await csvFile(table)).join('').trimEnd().split('\r\n');
}

describe('exportTable', () => {
  it('reads one list page by page and writes every row once', async () => {
    const { asked, fetchPage } = server(EXPORT_PAGE_SIZE * 2 + 3);
    const progress: number[] = [];
    const written = await lines({ fetchPage, onProgress: (count) => progress.push(count) });
    expect(asked).toEqual([null, 'L', 'L']);
    expect(written).toHaveLength(EXPORT_PAGE_SIZE * 2 + 3 + 1);
    expect(new Set(written).size).toBe(written.length);
    expect(progress).toEqual([EXPORT_PAGE_SIZE, EXPORT_PAGE_SIZE * 2, EXPORT_PAGE_SIZE * 2 + 3]);
  });

  it('continues after a short page', async () => {
    const { fetchPage } = server(EXPORT_PAGE_SIZE + 10, { lacking: 7 });
    expect(await lines({ fetchPage })).toHaveLength(EXPORT_PAGE_SIZE + 9 + 1);
  });

  it('writes the headings of an empty list', async () => {
    const { asked, fetchPage } = server(0);
    expect(await lines({ fetchPage })).toEqual(['VIN,Unit ID,"Speed, mph",Stale,Not installed']);
    expect(asked).toHaveLength(1);
  });

  it('neutralizes formulas, quotes commas and leaves missing values empty', async () => {
    const { fetchPage } = server(2);
    expect((await lines({ fetchPage })).slice(1)).toEqual(['1G0,"\'=HYPERLINK(""x"")",,,', '1G1,"U,1",,,']);
  });

  it('writes numbers in the unit of the heading, and words as empty cells', async () => {
    const { fetchPage } = server(1);
    const measured: GridColumn<FleetStatusRow>[] = [
      { id: 'setPoint', title: 'Set Point', unit: '°F', cell: () => ({ text: '-4.0', unit: ' °F', amount: -4 }) },
      { id: 'lng', title: 'Longitude', cell: () => ({ text: '-86.25200', amount: -86.252 }) },
      { id: 'dwellTime', title: 'Dwell Time', unit: 'hours', cell: () => ({ text: 'Moving' }) },
    ];
    expect(await lines({ fetchPage, columns: measured })).toEqual([
      'Set Point (°F),Longitude,Dwell Time (hours),Stale,Not installed',
      '-4,-86.252,,,',
    ]);
  });

  it('writes instants as local time and UTC', async () => {
    const { fetchPage } = server(1);
    const instants: GridColumn<FleetStatusRow>[] = [
      { id: 'lastReport', title: 'Last Reported Date', cell: () => ({ text: '2 h', unit: ' ago' }) },
    ];
    const withReport: typeof fetchPage = async (page, listId) => {
      const answer = await fetchPage(page, listId);
      const trailers = answer.trailers.map((row) => ({ ...row, lastReport: '2026-11-21T14:30:00.000Z' }));
      return { ...answer, trailers };
    };
    expect(await lines({ fetchPage: withReport, columns: instants })).toEqual([
      'Last Reported Date (America/Chicago),Last Reported Date (UTC),Stale,Not installed',
      '2026-11-21 08:30:00,2026-11-21 14:30:00,,',
    ]);
  });

  it('names stale readings and those that are not installed', async () => {
    const { fetchPage } = server(1);
    const readings: GridColumn<FleetStatusRow>[] = [
      { id: 'tis', title: 'Tire Inflation Status', cell: () => ({ text: 'Stable', state: 'stale' }) },
      { id: 'door', title: 'Door Status', cell: () => ({ text: '-', state: 'absent' }) },
      { id: 'customerName', title: 'Customer Name', cell: () => ({ text: '-', state: 'absent' }) },
    ];
    expect((await lines({ fetchPage, columns: readings }))[1]).toBe('Stable,,,Tire Inflation Status,Door Status');
  });

  it('stops when canceled', async () => {
    const controller = new AbortController();
    const { asked, fetchPage } = server(EXPORT_PAGE_SIZE * 3);
    const running = lines({ fetchPage, signal: controller.signal, onProgress: () => controller.abort() });
    await expect(running).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });
});
