import { expect, it } from 'vitest';
import { createMemoryRepositories } from '../composition/memoryRepositories';
import { boundOf, issueIngestKey } from '../ingest/ingestKey';
import { createTestDataset, TEST_NOW, testId } from '../testing/testDataset';
import { readIngestKeyOptions } from './ingestKeyOptions';

it.each([
  [['--name', 'Morey gateway', '--gateway', 'Morey'], { name: 'Morey gateway', holder: { gateway: 'Morey' } }],
  [['--name=x', '--gateway=morey'], { name: 'x', holder: { gateway: 'Morey' } }],
  [['--customer=3', '--name', ' Yard 7 '], { name: 'Yard 7', holder: { customerId: 3 } }],
])('reads %j', (args, options) => expect(readIngestKeyOptions(args)).toEqual(options));

it.each<[string[], string]>([
  [[], '--name is missing'],
  [['--name', ' ', '--customer=3'], '--name is missing'],
  [['--name=x'], 'either a --gateway or a --customer'],
  [['--name=x', '--gateway=Morey', '--customer=3'], 'either a --gateway or a --customer'],
  [['--name=x', '--gateway=Moray'], '--gateway must be one of Morey, '],
  [['--name=x', '--customer=0'], '--customer must be'],
  [['--name=x', '--customer=3; drop'], '--customer must be'],
  [['--name=x', '--costumer=3'], "'--costumer'"],
  [['--name=x', '--customer=3', 'more'], "'more'"],
])('refuses %j', (args, message) => {
  const read = () => readIngestKeyOptions(args);
  expect(read).toThrow(message);
  expect(read).toThrow(/No key was created.*\nUsage: npm run ingest-key/s);
});

it('maps the name of a gateway to its devices', async () => {
  const { ingest } = createMemoryRepositories(createTestDataset());
  const options = readIngestKeyOptions(['--name=x', '--gateway=morey']);
  await issueIngestKey(ingest, { ...options, keyId: testId(8, 1), now: TEST_NOW });
  const bound = boundOf({ customerId: null, gateway: 'Morey' });
  expect((await ingest.devices(bound)).length).toBeGreaterThan(0);
});
