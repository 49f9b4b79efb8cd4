import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createPortalApi } from '@gladhand/domain';
import { renderPage } from './dist/server/renderPage.js';

const {
  FLEET_API: endpoint = '',
  FLEET_USER: username = '',
  FLEET_PASSWORD: password = '',
  PORT = '3000',
} = process.env;
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const template = readFileSync('dist/client/index.html', 'utf8');
const api = createPortalApi({ endpoint });

createServer(async (request, response) => {
  try {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/session' && request.method === 'POST') return await sendToken(response);
    const file = join('dist/client', normalize(pathname));
    if (pathname !== '/' && existsSync(file) && statSync(file).isFile()) return sendFile(response, file);
    sendPage(response, searchParams.get('trailer') ?? undefined);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}).listen(Number(PORT), '127.0.0.1');

/**
 * Gives the page a token of the fleet server. Check your own session cookie here, and sign in as the user it belongs to,
 * or exchange it for a token. This sketch has one account, from the environment.
 */
async function sendToken(response) {
  const { idToken } = await api.account.signIn({ username, password });
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ idToken }));
}

function sendPage(response, openVin) {
  const { html, styles } = renderPage({ endpoint, openVin });
  const page = template
    .replace('<!--styles-->', () => styles)
    .replace('<div id="root">', () => `<div id="root" data-endpoint="${endpoint}">`)
    .replace('<!--page-->', () => html);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
}

function sendFile(response, file) {
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}
