// Ingest with 10,000 rules about 100,000 trailers of 50 customers.
import { bundleApi } from '../api/bundle.mjs';
import { ingestShare } from '../ingest/ingestShare.mjs';
import { atLeast } from '../table.mjs';
import { fillRules } from './fillRules.mjs';

const FLEET = { trailers: 100_000, customers: 50 };
const RULES = 10_000;
const AT_LEAST_SHARE = 0.75;
const AT_LEAST_PER_SECOND = 4_000;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export async function benchAlertIngest({ postgresUrl, say }) {
  await bundleApi();
  const prepare = async (url) => {
    say(`adding ${RULES.toLocaleString('en')} rules`);
    await fillRules(url, RULES / FLEET.customers);
  };
  const look = `select (select count(*) from alert_memory)::int as trailers,
    (select count(*) from alert_episodes)::int as episodes`;
  const { bare, judged, found } = await ingestShare({ postgresUrl, say }, FLEET, prepare, look);
  const detail = `${found.trailers.toLocaleString('en')} trailers followed, ${found.episodes.toLocaleString('en')} alerts`;
  return [
    atLeast(
      'reports per second with 10,000 rules, to those without',
      judged / bare,
      AT_LEAST_SHARE,
      'x',
      `${judged.toFixed(0)} and ${bare.toFixed(0)}, ${detail}`,
    ),
    atLeast('reports per second with 10,000 rules', judged, AT_LEAST_PER_SECOND),
  ];
}
