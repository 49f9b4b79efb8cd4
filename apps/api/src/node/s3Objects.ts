import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { type ObjectStore, ObjectStoreError } from '../engine/objects/objectStore';
import type { S3Settings } from './s3Settings';

/** Time limit of one attempt with its body, in ms. All attempts together end before a silent run is repeated. */
const ATTEMPT_MS = 15_000;
/** Pauses before the second attempt and further ones, in ms; half of each is random. */
const RETRY_DELAYS_MS = [300, 1_500] as const;
/** Requests that delete objects at the same time. */
const MAX_DELETIONS = 8;
/** Rounds of listing and deleting, of up to 1,000 objects each. */
const MAX_ROUNDS = 100;

interface S3Options {
  /** @default 15 seconds */
  attemptMs?: number;
  /** @default two retries within 2 seconds */
  retryDelaysMs?: readonly number[];
}

export interface S3Objects extends ObjectStore {
  /** Lists at most one object. Rejects with `ObjectStoreError` if the settings don't fit the storage. */
  check(): Promise<void>;
}

interface Answer {
  status: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Objects in a bucket of S3 or a compatible storage, addressed by path. Payloads are signed as well. */
export function createS3Objects(settings: S3Settings, options: S3Options = {}): S3Objects {
  const { attemptMs = ATTEMPT_MS, retryDelaysMs = RETRY_DELAYS_MS } = options;
  const { bucketUrl, prefix, accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const addressOf = (key: string) => `${bucketUrl}/${prefix}${key}`;

  async function attempt(method: string, url: string, body?: Uint8Array<ArrayBuffer>): Promise<Answer> {
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await client.sign(url, {
      ...{ method, headers: { 'x-amz-content-sha256': sha256 }, redirect: 'manual' },
      ...(body && { body }),
    });
    const response = await fetch(signed, { signal: AbortSignal.timeout(attemptMs) });
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  }

  /** Repeats attempts without an answer, and those that the storage could not serve at that time. */
  async function send(method: string, url: string, body?: Uint8Array<ArrayBuffer>): Promise<Answer> {
    for (let retries = 0; ; retries++) {
      const delayMs = retryDelaysMs[retries];
      try {
        const answer = await attempt(method, url, body);
        if (delayMs === undefined || !(answer.status >= 500 || answer.status === 429)) return answer;
      } catch (error) {
        if (delayMs === undefined) throw new ObjectStoreError(`no answer to ${method}.`, { cause: error });
      }
      await pause((delayMs * (1 + Math.random())) / 2);
    }
  }

  async function list(folder: string, maxKeys: number): Promise<string[]> {
    const query = new URLSearchParams({ 'list-type': '2', 'max-keys': String(maxKeys), prefix: `${prefix}${folder}` });
    const answer = await send('GET', `${bucketUrl}?${query}`);
    if (answer.status !== 200) throw refusal('LIST', answer);
    return [...textOf(answer).matchAll(/<Key>[^<]*\/(\d+)<\/Key>/g)].map(([, number = '']) => number);
  }

  return {
    async put(key, bytes) {
      const answer = await send('PUT', addressOf(key), bytes);
      if (answer.status !== 200) throw refusal('PUT', answer);
    },
    async get(key) {
      const answer = await send('GET', addressOf(key));
      if (answer.status === 200) return answer.bytes;
      if (answer.status === 404 && codeOf(answer) !== 'NoSuchBucket') return undefined;
      throw refusal('GET', answer);
    },
    async deleteNumbered(folder) {
      for (let round = 0; round < MAX_ROUNDS; round++) {
        const numbers = await list(`${folder}/`, 1_000);
        if (numbers.length === 0) return;
        while (numbers.length > 0)
          await Promise.all(numbers.splice(0, MAX_DELETIONS).map((number) => remove(`${folder}/${number}`)));
      }
      throw new ObjectStoreError(`objects of ${folder} are listed after they were deleted.`);
    },
    async check() {
      await list('', 1);
    },
  };

  async function remove(key: string): Promise<void> {
    const answer = await send('DELETE', addressOf(key));
    if (answer.status >= 300 && answer.status !== 404) throw refusal('DELETE', answer);
  }
}

const textOf = ({ bytes }: Answer) => new TextDecoder().decode(bytes);
const codeOf = (answer: Answer) => /<Code>(\w{1,100})<\/Code>/.exec(textOf(answer))?.[1];

function refusal(request: string, answer: Answer): ObjectStoreError {
  const code = codeOf(answer);
  return new ObjectStoreError(`${request} was answered with ${answer.status}${code ? ` (${code})` : ''}.`);
}
