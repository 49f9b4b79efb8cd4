import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRANSFER_RESULTS, TRANSFER_STATES, type TransferState } from '../../vocabulary/transfers';
import { transferActions, undoableUntil } from './transferActions';
import { filledLines, judgeTransferLines, moves, type NamedTrailer, transferResultKind } from './transferLines';

const NOW = new Date('2026-11-28T12:00:00Z');
const trailer = (trailerId: string, given: Partial<NamedTrailer> = {}): NamedTrailer => ({
  ...{ trailerId, vin: `1JJV532D2KL9184${trailerId.padStart(2, '0')}`, unitId: `534${trailerId.padStart(2, '0')}` },
  ...{ isLeased: false, isOnLease: false, isInTransfer: false },
  ...given,
});

describe('lines', () => {
  const trailers = [
    trailer('1'),
    trailer('2', { isOnLease: true }),
    trailer('3', { isLeased: true }),
    trailer('4', { isInTransfer: true, isOnLease: true }),
    trailer('5', { unitId: '1JJV532D2KL918401' }),
  ];
  it.each([
    ['53402', 'onLease', '2'],
    [' 1jjv532d2kl918402 ', 'onLease', '2'],
    ['53403', 'leased', '3'],
    ['53404', 'inTransfer', '4'],
    ['53401', 'ready', '1'],
    ['1JJV532D2KL918401', 'ambiguous', null],
    ['1JJV532D8KL91840', 'notAVin', null],
    ['1JJV532D8KL918O01', 'notAVin', null],
    ['1GRAA0628MB719944', 'notFound', null],
    ['T-04', 'notFound', null],
  ])('%j is %s', (text, result, trailerId) => {
    expect(judgeTransferLines(filledLines([text]), trailers)).toEqual([
      expect.objectContaining({ result, trailerId, text: text.trim() }),
    ]);
  });

  it('count a trailer once, and keep their numbers', () => {
    const judged = judgeTransferLines(filledLines(['53401', '', '  ', '1JJV532D2KL918402', '53401']), trailers);
    expect(judged.map(({ line, result }) => [line, result])).toEqual([
      [1, 'ready'],
      [4, 'onLease'],
      [5, 'duplicate'],
    ]);
  });

  it('never move a trailer twice, whatever is given', () => {
    const texts = trailers.flatMap(({ vin, unitId }) => [vin, unitId, vin.toLowerCase()]);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...texts), fc.string())), (lines) => {
        const judged = judgeTransferLines(filledLines(lines), trailers).filter(({ result }) => moves(result));
        const ids = judged.map(({ trailerId }) => trailerId);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('belong to a group, also those of a newer server', () => {
    expect(transferResultKind('somethingNew')).toBe('leftOut');
    expect(TRANSFER_RESULTS.filter(({ id }) => moves(id)).map(({ kind }) => kind)).toEqual(['ready', 'check']);
  });
});

describe('actions', () => {
  const outsider = { isAdministrator: false, gives: false, gets: false };
  const giver = { ...outsider, gives: true };
  const getter = { ...outsider, gets: true };
  const admin = { ...outsider, isAdministrator: true };
  const actions = (
    state: TransferState,
    viewer: typeof outsider,
    requestedBy: 'from' | 'to' | 'administrator' = 'from',
    endedAt: Date | null = null,
    moved = 1,
  ) => transferActions({ state, requestedBy, endedAt, moved }, viewer, NOW);

  it.each([
    ['from', giver, ['cancel']],
    ['from', getter, ['accept', 'decline']],
    ['to', giver, ['accept', 'decline']],
    ['to', getter, ['cancel']],
    ['from', admin, ['accept', 'decline', 'cancel']],
    ['from', outsider, []],
  ] as const)('a request of side %s offers %j: %j', (requestedBy, viewer, offered) => {
    expect(actions('requested', viewer, requestedBy)).toEqual(offered);
  });

  it.each([
    ['from', giver, ['discard']],
    ['from', getter, []],
    ['to', getter, ['discard']],
    ['to', giver, []],
    ['administrator', { ...giver, ...getter, gives: true }, []],
    ['administrator', admin, ['discard']],
  ] as const)('a draft of side %s offers %j: %j', (requestedBy, viewer, offered) => {
    expect(actions('draft', viewer, requestedBy)).toEqual(offered);
  });

  it.each(['scheduled', 'running'] as const)('let both sides cancel a transfer that is %s', (state) => {
    expect([giver, getter, admin, outsider].map((viewer) => actions(state, viewer))).toEqual([
      ['cancel'],
      ['cancel'],
      ['cancel'],
      [],
    ]);
  });

  it.each(['done', 'canceled'] as const)('undo is for administrators, for a day after it is %s', (state) => {
    const ended = new Date(NOW.getTime() - 24 * 3_600_000);
    expect(undoableUntil({ state, endedAt: ended, moved: 1 })).toEqual(NOW);
    expect(actions(state, admin, 'from', ended)).toEqual([]);
    expect(actions(state, admin, 'from', new Date(ended.getTime() + 1))).toEqual(['undo']);
    expect(actions(state, giver, 'from', NOW)).toEqual([]);
    expect(actions(state, admin, 'from', NOW, 0)).toEqual([]);
  });

  it('end with the transfer', () => {
    const open = ['draft', 'requested', 'scheduled', 'running'];
    const over = TRANSFER_STATES.map(({ id }) => id).filter((id) => !open.includes(id));
    for (const state of over) expect(actions(state, admin, 'from', NOW, 0)).toEqual([]);
    for (const state of ['undoing', 'undone', 'declined'] as const)
      expect(actions(state, admin, 'from', NOW)).toEqual([]);
  });
});
