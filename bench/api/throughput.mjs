// Requests per second of our server against the floor, in turns.
import { atLeast, median } from '../table.mjs';
import { createCaller } from './client.mjs';
import { pageOf } from './questions.mjs';

const CONNECTIONS = 4;
const ROUNDS = 5;
const ROUND_MS = 3_000;
const WARM_UP_MS = 1_500;
const AT_LEAST = 0.35;

/** Repeats the request while recording its queries, which the floor replays. */
async function teach({ product, bare }, ours, user, { body, variables }) {
  await product.ask('record');
  const answer = await ours.post('/graphql', body, user.headers);
  const statements = await product.ask('recorded');
  await bare.ask('learn', { userId: user.userId, variables, statements });
  return { rows: pageOf(answer).trailers.length, statements: statements.length };
}

/** @returns {Promise<import('../table.mjs').Line>} */
export async function compareThroughput(servers, user, name, question) {
  const ours = createCaller(servers.productUrl, CONNECTIONS);
  const floor = createCaller(servers.bareUrl, CONNECTIONS);
  // The list behind the page exists from here on, as under a portal that polls.
  await ours.rate('/graphql', question.body, user.headers, WARM_UP_MS);
  const { rows, statements } = await teach(servers, ours, user, question);
  const floorPage = pageOf(await floor.post('/', question.body, user.headers));
  if (floorPage.trailers.length !== rows)
    throw new Error(`${name}: the floor answers ${floorPage.trailers.length} rows`);
  await floor.rate('/', question.body, user.headers, WARM_UP_MS);

  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const measureOurs = () => ours.rate('/graphql', question.body, user.headers, ROUND_MS);
    const bare = () => floor.rate('/', question.body, user.headers, ROUND_MS);
    if (round % 2) rounds.push({ bare: await bare(), ours: await measureOurs() });
    else rounds.push({ ours: await measureOurs(), bare: await bare() });
  }
  ours.close();
  floor.close();
  const ratio = median(rounds.map((round) => round.ours / round.bare));
  const [measureOurs, bare] = ['ours', 'bare'].map((key) => median(rounds.map((round) => round[key])).toFixed(0));
  return atLeast(
    name,
    ratio,
    AT_LEAST,
    'x',
    `${measureOurs} of ${bare} requests/s, ${rows} rows, ${statements} statements`,
  );
}
