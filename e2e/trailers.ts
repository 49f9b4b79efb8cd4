import { account } from './accounts';

export interface Trailer {
  vin: string;
  unitId: string;
}

/** Requests the API as an administrator. */
export async function ask<Answer>(url: string, query: string, variables: object): Promise<Answer> {
  const { email, password } = account('admin');
  const signedIn = await fetch(`${url}/auth/v1/loginV2`, {
    headers: { authorization: `Basic ${btoa(`${email}:${password}`)}` },
  });
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Answer; errors?: { message: string }[] };
  if (errors) throw new Error(`The API refused a request of a journey: ${errors[0]?.message}`);
  return data;
}

/** Trailers of the given products with a known position. */
export async function trailers(url: string, products: readonly string[]): Promise<Trailer[]> {
  const query = `query ($products: [String!]) { fleetStatus(input: {
    filters: [{ field: "productType", in: $products }, { field: "connectivityStatus", in: ["GOOD"] }]
    paginationInput: { pageSize: 50, pageNumber: 1 }
  }) { trailers { vin unitId lat } } }`;
  const { fleetStatus } = await ask<{ fleetStatus: { trailers: (Trailer & { lat: number | null })[] } }>(url, query, {
    products,
  });
  return fleetStatus.trailers.filter(({ lat }) => lat !== null);
}
