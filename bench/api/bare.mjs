// The floor: node:http, pg and JSON, nothing else. Checks the same token and runs the same statements.
import { createServer } from 'node:http';
import { importJWK, jwtVerify } from 'jose';
import pg from 'pg';
import { answerMessages } from './child.mjs';

/** Statements by the text of the request that they answer. */
const known = new Map();

async function answer(request, key, pool) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  const { payload } = await jwtVerify(token, key, { algorithms: ['EdDSA'], audience: 'gladhand' });
  const { variables } = JSON.parse(body);
  // The caller is loaded first, as access comes before data; then the rest concurrently.
  const [caller, ...others] = known.get(`${payload.sub}${JSON.stringify(variables)}`);
  await pool.query(caller.text, caller.values);
  const results = await Promise.all(others.map(({ text, values }) => pool.query(text, values)));
  // The order of statements differs from run to run: the widest one is the page.
  const page = results.reduce((widest, one) => (one.fields.length > widest.fields.length ? one : widest));
  const count = results.find(({ fields }) => fields.some(({ name }) => name === 'total'));
  return JSON.stringify({
    data: {
      fleetStatus: { total: count?.rows[0].total ?? 0, asOf: new Date().toISOString(), trailers: page.rows },
    },
  });
}

answerMessages({
  async start({ publicJwk, postgresUrl }) {
    const key = await importJWK(publicJwk, 'EdDSA');
    const pool = new pg.Pool({ connectionString: postgresUrl, max: 10 });
    const server = createServer(async (request, response) => {
      try {
        const text = await answer(request, key, pool);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
        response.end(text);
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${server.address().port}`;
  },
  learn({ userId, variables, statements }) {
    known.set(`${userId}${JSON.stringify(variables)}`, statements);
  },
});
