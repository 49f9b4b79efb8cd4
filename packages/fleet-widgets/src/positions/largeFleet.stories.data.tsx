import { http } from 'msw';
import { storyServer } from '#storybook/storyServer';

/** Positions of a server that sends none if there are too many. */
const withheld = (isTooMany: (request: Request) => boolean) =>
  http.get('/v1/api/positions', async ({ request }) => {
    const answer = await (await (await storyServer()).fetch(request)).json();
    if (!isTooMany(request)) return Response.json(answer);
    const columns = Object.fromEntries(Object.keys(answer.columns).map((name) => [name, []]));
    return Response.json({ ...answer, tooMany: true, columns });
  });

/** A large scope that the server still sends; requests for fewer trailers get only their number. */
export const largeFleet = withheld(({ url }) => new URL(url).searchParams.get('upTo') === '5000');

/** A scope with more trailers than the server sends one by one. */
export const withheldFleet = withheld(() => true);
