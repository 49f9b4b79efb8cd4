import { expect, it } from 'vitest';
import { decodeTransfers, EMPTY_TRANSFER_VIEW, encodeTransfers } from './transferView';

const ID = '01930005-0000-7000-8000-000000000001';

it.each([
  [undefined, {}, EMPTY_TRANSFER_VIEW],
  ['new', {}, { ...EMPTY_TRANSFER_VIEW, transferId: 'new' }],
  [ID, { state: 'done', vin: '1JJV' }, { transferId: ID, state: 'done', vin: '1JJV' }],
  ['../users', { state: 'lost' }, EMPTY_TRANSFER_VIEW],
] as const)('reads %j with %j', (id, params, view) => {
  expect(decodeTransfers(id, params)).toEqual(view);
});

it('keeps its filters in a URL', () => {
  const view = { transferId: null, state: 'requested', vin: '1JJV532D2KL918401' } as const;
  expect(decodeTransfers(undefined, encodeTransfers(view))).toEqual(view);
});
