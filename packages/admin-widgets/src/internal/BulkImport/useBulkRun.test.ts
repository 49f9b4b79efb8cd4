import { ApiError, ApiErrorCode } from '@gladhand/domain';
import { expect, test } from 'vitest';
import type { BulkRow } from './readFile';
import { askApart } from './useBulkRun';

const ROWS: BulkRow[] = Array.from({ length: 100 }, (_, index) => ({ line: index + 2, cells: {} }));
const error = (code: ApiErrorCode) => new ApiError({ code, message: 'Int cannot represent 9e9.', status: 400 });

/** Rejects a request that contains one of these lines. */
function server(bad: readonly number[], code: ApiErrorCode = ApiErrorCode.BadUserInput) {
  const requestSizes: number[] = [];
  const send = async (rows: readonly BulkRow[]) => {
    requestSizes.push(rows.length);
    if (rows.some(({ line }) => bad.includes(line))) throw error(code);
    return rows.map(({ line }) => ({ action: 'create', problem: String(line), changes: [] }));
  };
  return { requestSizes, send };
}

test.each([[[]], [[2]], [[101]], [[3, 50, 51]]])('continues after rows %j that the server rejects', async (bad) => {
  const { send } = server(bad);
  const outcomes = await askApart(ROWS, send);
  expect(outcomes).toHaveLength(100);
  for (const [index, { action, problem }] of outcomes.entries()) {
    const { line } = ROWS[index] as BulkRow;
    expect([action, problem]).toEqual(
      bad.includes(line as never) ? ['refused', 'Int cannot represent 9e9.'] : ['create', String(line)],
    );
  }
});

test('stops the run at once when the server is unavailable', async () => {
  const { requestSizes, send } = server([50], ApiErrorCode.Unavailable);
  await expect(askApart(ROWS, send)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(requestSizes).toEqual([100]);
});
