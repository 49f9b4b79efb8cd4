import type { FleetStatusPage, FleetStatusRow } from '@gladhand/domain';
import type { GridColumn } from '@gladhand/ui';
import { describe, expect, it } from 'vitest';
import { EXPORT_PAGE_SIZE, exportCsv } from './exportCsv';

const columns: GridColumn<FleetStatusRow>[] = [
  { id: 'vin', title: 'VIN', cell: ({ vin }) => ({ lead: vin.slice(0, 2), text: vin.slice(2) }) },
  { id: 'unitId', title: 'Unit ID', cell: ({ unitId }) => ({ text: unitId }) },
  { id: 'speed', title: 'Speed, mph', cell: () => ({ text: 'N/A', state: 'missing' }) },
];

/** A server with so many trailers; pages may lack one. */
function server(total: number, { lacking = -1 } = {}) {
  const asked: (string | null)[] = [];
  const fetchPage = async (page: number, listId: string | null): Promise<FleetStatusPage> => {
    asked.push(listId);
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
  return { asked, fetchPage };
}

const signal = () => new AbortController().signal;

describe('exportCsv', () => {
  it('follows one list page by page and writes every row once', async () => {
    const { asked, fetchPage } = server(EXPORT_PAGE_SIZE * 2 + 3);
    const progress: number[] = [];
    const { parts, rowCount } = await exportCsv({
      columns,
      fetchPage,
      signal: signal(),
      onProgress: (n) => progress.push(n),
    });
    expect(asked).toEqual([null, 'L', 'L']);
    expect(rowCount).toBe(EXPORT_PAGE_SIZE * 2 + 3);
    expect(parts.join('').trimEnd().split('\r\n')).toHaveLength(rowCount + 1);
    expect(progress).toEqual([EXPORT_PAGE_SIZE, EXPORT_PAGE_SIZE * 2, rowCount]);
  });

  it('goes on after a page that is short', async () => {
    const { fetchPage } = server(EXPORT_PAGE_SIZE + 10, { lacking: 7 });
    const { rowCount } = await exportCsv({ columns, fetchPage, signal: signal(), onProgress: () => undefined });
    expect(rowCount).toBe(EXPORT_PAGE_SIZE + 9);
  });

  it('neutralises formulas, quotes commas and leaves missing values empty', async () => {
    const { fetchPage } = server(2);
    const { parts } = await exportCsv({ columns, fetchPage, signal: signal(), onProgress: () => undefined });
    expect(parts.join('')).toBe('VIN,Unit ID,"Speed, mph"\r\n1G0,"\'=HYPERLINK(""x"")",\r\n1G1,"U,1",\r\n');
  });

  it('writes numbers as numbers, negative and with units, and names the unit in the heading', async () => {
    const { fetchPage } = server(2);
    const measured: GridColumn<FleetStatusRow>[] = [
      { id: 'setPoint', title: 'Set Point', cell: () => ({ text: '-4.0', unit: ' °F', amount: -4 }) },
      { id: 'lng', title: 'Longitude', cell: () => ({ text: '-86.25200', amount: -86.252 }) },
    ];
    const { parts } = await exportCsv({
      columns: measured,
      fetchPage,
      signal: signal(),
      onProgress: () => undefined,
    });
    expect(parts.join('')).toBe('Set Point (°F),Longitude\r\n-4,-86.252\r\n-4,-86.252\r\n');
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    const { asked, fetchPage } = server(EXPORT_PAGE_SIZE * 3);
    const running = exportCsv({ columns, fetchPage, signal: controller.signal, onProgress: () => controller.abort() });
    await expect(running).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });
});
