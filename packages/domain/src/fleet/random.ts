/** A small random number generator that gives the same sequence for the same seed on every platform. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** A number between the two bounds. */
  between(min: number, max: number): number;
  /** An integer from min to max, both inclusive. */
  integer(min: number, max: number): number;
  /** One of the values, all equally likely. */
  pick<T>(values: readonly [T, ...T[]] | readonly T[]): T;
  /** One of the values by weight. */
  weighted<T>(values: readonly (readonly [T, number])[]): T;
}

/** Mulberry32 over a mixed seed. 32 bits of state are enough for fixtures. */
export function createRandom(seed: number, stream = 0): Random {
  let state = mix(Math.imul(seed | 0, 0x9e3779b1) ^ mix((stream | 0) + 0x6d2b79f5));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    chance: (probability) => next() < probability,
    between: (min, max) => min + next() * (max - min),
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (values) => values[Math.floor(next() * values.length)] as (typeof values)[number],
    weighted: (values) => {
      let rest = next() * values.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of values) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return (values[values.length - 1] as (typeof values)[number])[0];
    },
  };
}

function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/**
 * A UUID of version 7 from a time and the generator, so that rows made together lie together in an index.
 * @param serial number of the row, below 2^24; with 32 bits of state two streams out of a hundred thousand may meet, and
 *   rows with different numbers never do
 */
export function uuidAt(random: Random, timeMs: number, serial?: number): string {
  const time = hex(Math.floor(timeMs), 12);
  const [a, b, c, d] = [
    random.integer(0, 0xfff),
    random.integer(0, 0x3fff),
    random.integer(0, 0xffffff),
    random.integer(0, 0xffffff),
  ];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(a, 3)}-${hex(0x8000 | b, 4)}-${hex(c, 6)}${hex(serial ?? d, 6)}`;
}
