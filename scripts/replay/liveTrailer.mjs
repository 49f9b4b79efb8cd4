// Connects a phone to a trailer of a running server that has never reported, so that every point of a trace moves it,
// regardless of its age.

const FILTERS = `[
  { field: "productType", in: ["GO_TRACK", "GO_SOLAR"] },
  { field: "connectivityStatus", in: ["NA"] }
]`;
const SILENT = `{ fleetStatus(input: { filters: ${FILTERS}, paginationInput: { pageSize: 50, pageNumber: 1 } }) {
  trailers { vin unitId lastReport }
} }`;
const CONNECT = `mutation Connect($vin: String!) {
  createDeviceLink(vin: $vin, name: "Replayed trace") { url link { id } }
}`;
const REVOKE = 'mutation Revoke($vin: String!, $id: ID!) { revokeDeviceLink(vin: $vin, linkId: $id) }';

/** Connects a phone to a silent trailer; throws an error that says what to do if that isn't possible. */
export async function connectLiveTrailer({ server, email, password }) {
  const query = await signedIn(server, email, password);
  const { fleetStatus } = await query(SILENT);
  const trailer = fleetStatus.trailers.find(({ lastReport }) => lastReport === null);
  if (!trailer) throw new Error('Every GO trailer has reported. Connect a phone yourself and use --to.');
  const { vin, unitId } = trailer;
  const { createDeviceLink } = await query(CONNECT, { vin });
  return {
    unitId,
    address: createDeviceLink.url,
    watchUrl: `${server}/tracking/${vin}`,
    /** The address stops working, as for a phone that is no longer used. */
    disconnect: () => query(REVOKE, { vin, id: createDeviceLink.link.id }),
  };
}

async function signedIn(server, email, password) {
  const credentials = Buffer.from(`${email}:${password}`).toString('base64');
  const answer = await fetch(`${server}/auth/v1/loginV2`, { headers: { authorization: `Basic ${credentials}` } }).catch(
    () => undefined,
  );
  if (!answer) throw new Error(`No server answers at ${server}. Start it with \`npm start\`, or name it with --live.`);
  const { idToken } = await answer.json().catch(() => ({}));
  if (!idToken) throw new Error(`${email} can't sign in. Set REPLAY_EMAIL and REPLAY_PASSWORD to an administrator.`);
  return async (query, variables = {}) => {
    const response = await fetch(`${server}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(errors[0].message);
    return data;
  };
}
