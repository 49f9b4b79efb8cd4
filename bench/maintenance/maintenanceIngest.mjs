// Ingest with the follower of maintenance issues, next to the same server without it.
import { bundleApi } from '../api/bundle.mjs';
import { ingestShare } from '../ingest/ingestShare.mjs';
import { atLeast } from '../table.mjs';

const FLEET = { trailers: 100_000, customers: 50 };
const AT_LEAST_SHARE = 0.9;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export async function benchMaintenanceIngest({ postgresUrl, say }) {
  await bundleApi();
  const look = `select (select count(*) from trailer_status where maintenance_state is not null)::int as trailers,
    (select count(*) from maintenance_issues)::int as issues`;
  const { bare, judged, found } = await ingestShare({ postgresUrl, say }, FLEET, async () => undefined, look, {
    unfollowed: 'maintenance',
  });
  const detail = `${found.trailers.toLocaleString('en')} trailers followed, ${found.issues.toLocaleString('en')} issues`;
  return [
    atLeast(
      'reports per second with maintenance issues, to those without',
      judged / bare,
      AT_LEAST_SHARE,
      'x',
      `${judged.toFixed(0)} and ${bare.toFixed(0)}, ${detail}`,
    ),
  ];
}
