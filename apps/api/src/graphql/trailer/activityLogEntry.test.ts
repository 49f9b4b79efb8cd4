import { expect, it } from 'vitest';
import { TEST_NOW, testId } from '../../testing/testDataset';
import { activityLogEntry } from './activityLogEntry';

it.each<[string, Record<string, unknown>, boolean | null]>([
  ['3,000 lb with the default limit', { bogieWeightLbs: 3_000 }, true],
  ['2,500 lb with the default limit', { bogieWeightLbs: 2_500 }, false],
  ["3,000 lb with a customer's limit of 5,000", { bogieWeightLbs: 3_000, unloadedUpToLbs: 5_000 }, false],
  ["1 lb with a customer's limit of 0", { bogieWeightLbs: 1, unloadedUpToLbs: 0 }, true],
  ['no weight, but detected cargo', { cargoPresent: true }, true],
  ['no readings', {}, null],
])('determines whether a trailer is loaded from %s', (_, readings, loaded) => {
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
