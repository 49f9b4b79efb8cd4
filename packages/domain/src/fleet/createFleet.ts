import { customerGround } from './fleetCustomers';
import { createRandom } from './random';
import { trailerIdentity } from './trailerIdentity';
import { trailerLife } from './trailerLife';
import { trailerStatus } from './trailerStatus';
import type { Fleet, FleetGroupTrailer, FleetOptions, FleetTrailer, FleetTrailerStatus } from './types';

const DEFAULT_CUSTOMERS = 5;
/** The last six digits of a VIN are a counter. */
const MAX_TRAILERS = 1_000_000;

/**
 * A realistic fleet, always the same for the same seed and clock. Trailer `i` doesn't depend on the size of the fleet:
 * a small fleet is the beginning of a large one with the same number of customers.
 */
export function createFleet({
  seed,
  now,
  trailers: count,
  customers: customerCount = DEFAULT_CUSTOMERS,
}: FleetOptions): Fleet {
  if (!Number.isInteger(count) || count < 0 || count > MAX_TRAILERS || customerCount < 1) {
    throw new RangeError(
      `[domain] createFleet was asked for ${count} trailers of ${customerCount} customers, but VINs are unique only up to ${MAX_TRAILERS} trailers and each needs an owner. Ask for 0 to ${MAX_TRAILERS} trailers and at least 1 customer.`,
    );
  }
  const grounds = Array.from({ length: customerCount }, (_, index) => customerGround(seed, index, now));
  // Customers differ in size: the first is the largest.
  const shares = grounds.map((ground, index) => [ground, 1 / (index + 1.5)] as const);
  const trailers: FleetTrailer[] = [];
  const statuses: FleetTrailerStatus[] = [];
  const groupTrailers: FleetGroupTrailer[] = [];
  for (let index = 0; index < count; index++) {
    const random = createRandom(seed, index);
    const ground = random.weighted(shares);
    const trailer = trailerIdentity(random, index, ground, now);
    trailers.push(trailer);
    statuses.push(trailerStatus(random, trailer, trailerLife(random, trailer, ground, now), now));
    for (const name of trailer.groups) {
      const group = ground.terminals.find((terminal) => terminal.group.name === name)?.group;
      if (group)
        groupTrailers.push({ customerId: group.customerId, groupId: group.groupId, trailerId: trailer.trailerId });
    }
  }
  return {
    customers: grounds.map(({ customer }) => customer),
    groups: grounds.flatMap(({ groups }) => groups),
    groupTrailers,
    trailers,
    statuses,
  };
}
