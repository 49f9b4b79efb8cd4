import { readConfig } from '../node/config';
import { createLogger } from '../node/logger';
import { startServer } from '../node/startServer';

/**
 * One process of a cluster, for tests that kill it. It is configured by the environment as the product is, and prints
 * its address.
 */
const server = await startServer(readConfig(process.env, []), createLogger(process.env.LOG_LEVEL ?? 'warn'));
console.log(JSON.stringify({ url: server.url }));
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
