import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Digested, digestHostile } from './hostileFeatures.test.parts';

it('reads, checks, corrects and writes any features without a crash', { timeout: 60_000 }, () => {
  const digested: Digested = { verdicts: new Map(), crashes: [] };
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (seed) => {
      digestHostile(seed, 20, digested);
      expect(digested.crashes).toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(digested.verdicts.get('valid')).toBeGreaterThan(100);
  expect(digested.verdicts.get('crossingEdges')).toBeGreaterThan(100);
});
