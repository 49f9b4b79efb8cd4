// A page from the embedded database against the same page from PostgreSQL.
import { atMost, median } from '../table.mjs';
import { createCaller } from './client.mjs';
import { lastPage, pageOf } from './questions.mjs';

const MAX = 8;

/** Times of one server: page 1 of new orders, and pages of those orders once they are known. */
async function measure(url, user, ask, sortBy) {
  const caller = createCaller(url, 1);
  const send = (pageNumber) => caller.post('/graphql', ask({ sortBy, pageNumber }).body, user.headers);
  const fresh = (await send(1)).tookMs;
  const second = pageOf(await send(2));
  const kept = [];
  for (const pageNumber of [1, Math.ceil(lastPage(second.total) / 2), lastPage(second.total)]) {
    kept.push((await send(pageNumber)).tookMs);
  }
  caller.close();
  return { fresh, kept: median(kept) };
}

/** @returns {Promise<import('../table.mjs').Line[]>} */
export async function compareEmbedded({ embedded, postgres }, ask, columns) {
  const times = { embedded: [], postgres: [] };
  for (const sortBy of columns) {
    times.embedded.push(await measure(embedded.url, embedded.user, ask, sortBy));
    times.postgres.push(await measure(postgres.url, postgres.user, ask, sortBy));
  }
  return [
    ['fresh', 'embedded, 10,000 trailers: page 1 of a new order against PostgreSQL'],
    ['kept', 'embedded, 10,000 trailers: a page of a known order against PostgreSQL'],
  ].map(([key, name]) => {
    const [own, other] = [times.embedded, times.postgres].map((list) => median(list.map((entry) => entry[key])));
    return atMost(name, own / other, MAX, 'x', `${own.toFixed(1)} and ${other.toFixed(1)} ms`);
  });
}
