// Stands for fast-check: a mutant that survives this many runs of a property would cost a minute with all of them.
import fc from '../../node_modules/fast-check/lib/fast-check.js';

const MAX_RUNS = 60;

export default {
  ...fc,
  assert: (property, options) =>
    fc.assert(property, {
      ...options,
      numRuns: Math.min(options?.numRuns ?? MAX_RUNS, MAX_RUNS),
      // The same runs for every mutant.
      seed: 7,
      endOnFailure: true,
    }),
};
