import type { CustodyMove } from '../repositories/custody';
import type { Repositories } from '../repositories/port';
import type { TrailerKey } from '../repositories/trailers';

/** What an area does, within the transaction in which trailers change hands. */
export interface AreaCustody {
  /** Ends what is open for trailers whose record ends. */
  end?: (within: Repositories, trailers: readonly TrailerKey[], at: Date) => Promise<void>;
  /** Copies or hands over what belongs to trailers and not to their holder, after `end`. */
  move?: (within: Repositories, moves: readonly CustodyMove[], at: Date) => Promise<void>;
}

/** Changes who holds trailers, with everything that follows in the areas. Call it within a unit. */
export interface ChangeCustody {
  /** Moves trailers from one customer to another. All have the same two customers, and are locked. */
  move(within: Repositories, moves: readonly CustodyMove[], at: Date): Promise<void>;
  /** Undoes moves. Returns those that could be undone. */
  giveBack(within: Repositories, moves: readonly CustodyMove[], at: Date): Promise<CustodyMove[]>;
  /** Ends records of lessees. */
  end(within: Repositories, trailers: readonly TrailerKey[], at: Date): Promise<void>;
}

export function createChangeCustody(areas: readonly { custody?: AreaCustody }[]): ChangeCustody {
  const parts = areas.flatMap(({ custody }) => custody ?? []);
  const endAll: ChangeCustody['end'] = async (within, trailers, at) => {
    for (const part of parts) await part.end?.(within, trailers, at);
  };
  const moveAll = async (within: Repositories, moves: readonly CustodyMove[], at: Date) => {
    for (const part of parts) await part.move?.(within, moves, at);
  };
  const note = (within: Repositories, trailers: readonly TrailerKey[], at: Date) =>
    within.changes.add([...new Set(trailers.map(({ customerId }) => customerId))], at);
  return {
    async move(within, moves, at) {
      const origins = moves.map(({ from }) => from);
      // A lease ends with the custody of its lessor.
      const lent = await within.custody.lent(origins);
      const ended = [...lent, ...origins];
      await endAll(within, ended, at);
      await within.custody.end(lent, at);
      await within.custody.move(moves, at);
      await moveAll(within, moves, at);
      await note(within, [...ended, ...moves.map(({ to }) => to)], at);
    },
    async giveBack(within, moves, at) {
      const possible = await within.custody.giveBack(moves, at);
      const left = possible.map(({ to }) => to);
      const lent = await within.custody.lent(left);
      await endAll(within, [...lent, ...left], at);
      await within.custody.end(lent, at);
      await moveAll(
        within,
        possible.map(({ from, to }) => ({ from: to, to: from })),
        at,
      );
      await note(within, [...lent, ...possible.flatMap(({ from, to }) => [from, to])], at);
      return possible;
    },
    async end(within, trailers, at) {
      await endAll(within, trailers, at);
      await within.custody.end(trailers, at);
      await note(within, trailers, at);
    },
  };
}
