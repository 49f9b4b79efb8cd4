import { ApiError, ApiErrorCode } from '@gladhand/domain';
import { expect, test } from 'vitest';
import type { BulkRow } from './readFile';
import { askApart } from './useBulkRun';

const ROWS: BulkRow[] = Array.from({ length: 100 }, (_, index) => ({ line: index + 2, cells: {} }));
const error = (code: ApiErrorCode) => new ApiError({ code, message: 'Int cannot represent 9e9.', status: 400 });

/** Refuses a request that holds a row of one of these lines. */
function server(bad: readonly number[], code: ApiErrorCode = ApiErrorCode.BadUserInput) {
  const asked: number[] = [];
  const ask = async (rows: readonly BulkRow[]) => {
    asked.push(rows.length);
    if (rows.some(({ line }) => bad.includes(line))) throw error(code);
    return rows.map(({ line }) => ({ action: 'create', problem: String(line), changes: [] }));
  };
  return { asked, ask };
}

test.each([[[]], [[2]], [[101]], [[3, 50, 51]]])('rows %j that the server cannot take stop no other', async (bad) => {
  const { ask } = server(bad);
  const outcomes = await askApart(ROWS, ask);
  expect(outcomes).toHaveLength(100);
  for (const [index, { action, problem }] of outcomes.entries()) {
    const { line } = ROWS[index] as BulkRow;
    expect([action, problem]).toEqual(
      bad.includes(line as never) ? ['refused', 'Int cannot represent 9e9.'] : ['create', String(line)],
    );
  }
});

test('a server that is away stops the run at once', async () => {
  const { asked, ask } = server([50], ApiErrorCode.Unavailable);
  await expect(askApart(ROWS, ask)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(asked).toEqual([100]);
});
