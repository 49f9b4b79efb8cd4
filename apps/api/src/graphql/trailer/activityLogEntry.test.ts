import { expect, it } from 'vitest';
import { TEST_NOW, testId } from '../../testing/testDataset';
import { activityLogEntry } from './activityLogEntry';

it.each<[string, Record<string, unknown>, boolean | null]>([
  ['3,000 lb by the default', { bogieWeightLbs: 3_000 }, true],
  ['2,500 lb by the default', { bogieWeightLbs: 2_500 }, false],
  ['3,000 lb of a customer with 5,000', { bogieWeightLbs: 3_000, unloadedUpToLbs: 5_000 }, false],
  ['1 lb of a customer with 0', { bogieWeightLbs: 1, unloadedUpToLbs: 0 }, true],
  ['no weight, something seen', { cargoPresent: true }, true],
  ['nothing said', {}, null],
])('loaded, of %s', (_, readings, loaded) => {
  const entry = {
    customerId: 1,
    trailerId: testId(1, 1),
    logId: testId(4, 1),
    recorded: TEST_NOW,
    received: TEST_NOW,
    reportId: 'r-1',
    readings,
  };
  expect(activityLogEntry(entry, { place: false }).loaded).toBe(loaded);
});
