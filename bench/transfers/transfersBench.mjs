// A transfer of 10,000 trailers in a fleet of 100,000, and the fleet list that is read beside it.
import { randomUUID } from 'node:crypto';
import { onFleet } from '../api/onFleet.mjs';
import { atMost, median } from '../table.mjs';
import { timed } from '../timing.mjs';

const FLEET = { trailers: 100_000, customers: 8 };
const MOVED = 10_000;
const READS = 25;
const MAX_TRANSFER_S = 60;
/** A read beside the transfer may take this many times as long as one without. */
const MAX_READS_RATIO = 2;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export function benchTransfers({ postgresUrl, say }) {
  return onFleet({ postgresUrl, say, name: 'transfers', fleet: FLEET }, async (place) => {
    const { query, changeFleets, serve, enter } = place;
    await query('vacuum analyze');
    const { rows } = await query(LARGEST);
    const [{ from }] = rows;
    const { rows: receivers } = await query(`select customer_id as id from customers where customer_id <> ${from}`);
    const { rows: moved } = await query(`select vin from trailer where customer_id = ${from} limit ${MOVED}`);
    const lines = moved.map(({ vin }) => vin);
    const { fleetStatus, transfers } = (await enter((await serve()).server)).portal;
    const read = () => timed(() => fleetStatus.page({ paginationInput: { pageSize: 50, pageNumber: 1 } }));

    const alone = [];
    for (let at = 0; at < READS; at++) {
      // A list is kept until trailers change, which they do in each batch of a transfer.
      await changeFleets();
      alone.push(await read());
    }
    say(`transferring ${lines.length.toLocaleString('en')} trailers`);
    const id = randomUUID();
    const input = { fromCustomerId: from, toCustomerId: receivers[0].id, lines };
    const checkMs = await timed(() => transfers.check(input));
    const startedAt = performance.now();
    await transfers.request({ ...input, id, timeZone: 'America/Chicago', trailers: lines.length });
    const beside = [];
    for (;;) {
      beside.push(await read());
      const { state } = await transfers.transfer(id);
      if (state === 'done') break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    const ratio = median(beside) / median(alone);
    return [
      atMost(
        `transfer of ${lines.length.toLocaleString('en')} trailers`,
        seconds,
        MAX_TRANSFER_S,
        ' s',
        `checked in ${(checkMs / 1_000).toFixed(1)} s`,
      ),
      atMost(
        'first page of the fleet beside it',
        ratio,
        MAX_READS_RATIO,
        'x',
        `${median(beside).toFixed(0)} ms in ${beside.length} reads, ${median(alone).toFixed(0)} ms without`,
      ),
    ];
  });
}

const LARGEST = `select customer_id as "from" from trailer group by customer_id
  having count(*) >= ${MOVED} order by count(*) desc limit 1`;
