import { http } from 'msw';
import { currentWorld } from '../../../../.storybook/world';

/** Positions as a server answers them that keeps to itself what was asked for too much. */
const withheld = (isTooMany: (request: Request) => boolean) =>
  http.get('/v1/api/positions', async ({ request }) => {
    const answer = await (await (await currentWorld()).fetch(request)).json();
    if (!isTooMany(request)) return Response.json(answer);
    const columns = Object.fromEntries(Object.keys(answer.columns).map((name) => [name, []]));
    return Response.json({ ...answer, tooMany: true, columns });
  });

/** A scope that is large and still sent: to who asks for few of them, it says how many there are. */
export const largeFleet = withheld(({ url }) => new URL(url).searchParams.get('upTo') === '5000');

/** A scope with more trailers than are sent one by one. */
export const withheldFleet = withheld(() => true);
