import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READY_WITHIN_MS = 90_000;

/** A running product: portal and API on one port, with the embedded database in its own folder. */
export class Product {
  readonly url: string;
  readonly #port: number;
  readonly #data: string;
  readonly #args: readonly string[];
  readonly #env: Readonly<Record<string, string>>;
  #server: ChildProcess | undefined;
  #log = '';

  private constructor(port: number, args: readonly string[], env: Readonly<Record<string, string>>) {
    this.#port = port;
    this.#data = mkdtempSync(join(tmpdir(), 'gladhand-journey-'));
    this.#args = args;
    this.#env = env;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Promise<Product> {
    const product = new Product(await freePort(), args, env);
    await product.startServer();
    return product;
  }

  async startServer(): Promise<void> {
    const server = spawn(process.execPath, ['apps/api/dist/main.js', '--portal=apps/portal/dist', ...this.#args], {
      env: {
        ...process.env,
        ...this.#env,
        GLADHAND_MODE: 'demonstration',
        GLADHAND_DATA: this.#data,
        PORT: String(this.#port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#server = server;
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk) => {
        this.#log = `${this.#log}${chunk}`.slice(-20_000);
      });
    }
    const until = Date.now() + READY_WITHIN_MS;
    while (Date.now() < until) {
      if (server.exitCode !== null) throw new Error(`The product ended with code ${server.exitCode}:\n${this.#log}`);
      if (await this.#isReady()) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The product was not ready within ${READY_WITHIN_MS} ms:\n${this.#log}`);
  }

  /** Stops the server, with SIGKILL for a crash. The data stays. */
  async stopServer(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
    this.#server = undefined;
  }

  async dispose(): Promise<void> {
    await this.stopServer();
    rmSync(this.#data, { recursive: true, force: true });
    rmSync(`${this.#data}.lock`, { force: true });
  }

  get log(): string {
    return this.#log;
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/health/ready`)).ok;
    } catch {
      return false;
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
