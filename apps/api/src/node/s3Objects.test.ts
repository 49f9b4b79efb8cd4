import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ObjectStoreError } from '../engine/objects/objectStore';
import { type S3Server, startS3Server } from '../testing/s3Server';
import { createS3Objects } from './s3Objects';
import type { S3Settings } from './s3Settings';

const FAST = { attemptMs: 300, retryDelaysMs: [5, 10] };
const bytes = new Uint8Array(100_000).map((_, index) => index * 31);
let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());
beforeEach(() => {
  server.objects.clear();
  server.requests.length = 0;
  server.fault = undefined;
});

const objectsWith = (change: Partial<S3Settings> = {}) => createS3Objects({ ...server.settings, ...change }, FAST);
/** A fault for the next requests of a method. */
const failNext = (times: number, fault: number | 'hang', method = 'PUT') => {
  let remaining = times;
  server.fault = (request) => (request.method === method && remaining-- > 0 ? fault : undefined);
};

describe('objects on S3', () => {
  it('are stored below the prefix, read, and deleted page by page of the list', async () => {
    const objects = objectsWith();
    for (let number = 0; number < 11; number++) await objects.put(`7/a/${number}`, bytes.slice(0, 10 * number + 1));
    await objects.put('7/ab/0', bytes);
    expect(server.objects.size).toBe(12);
    expect(await objects.get('7/a/10')).toEqual(bytes.slice(0, 101));
    expect(await objects.get('7/ab/0')).toEqual(bytes);
    expect(await objects.get('7/ab/1')).toBeUndefined();
    await objects.deleteNumbered('7/a');
    await objects.deleteNumbered('7/a');
    expect([...server.objects.keys()]).toEqual(['reports/7/ab/0']);
  });

  it('are in the bucket itself without a prefix', async () => {
    await objectsWith({ prefix: '' }).put('7/a/0', bytes);
    expect([...server.objects.keys()]).toEqual(['7/a/0']);
  });

  it.each<[Partial<S3Settings>, string]>([
    [{ secretAccessKey: 'wrong' }, '403 (SignatureDoesNotMatch)'],
    [{ accessKeyId: 'unknown' }, '403 (InvalidAccessKeyId)'],
    [{ region: 'us-east-1' }, '403 (AuthorizationHeaderMalformed)'],
  ])('are refused with %j, without a retry and without the secret in the reason', async (change, reason) => {
    const failed = objectsWith(change).put('7/a/0', bytes);
    await expect(failed).rejects.toThrow(`[api] The file storage failed: PUT was answered with ${reason}.`);
    await expect(objectsWith(change).check()).rejects.toThrow(ObjectStoreError);
    expect(server.objects.size).toBe(0);
    expect(server.requests).toEqual(['PUT reports/7/a/0', 'GET ']);
  });

  it('are refused in a bucket that does not exist, instead of being missing', async () => {
    const elsewhere = objectsWith({ bucketUrl: server.settings.bucketUrl.replace('/files', '/other') });
    await expect(elsewhere.get('7/a/0')).rejects.toThrow('404 (NoSuchBucket)');
  });

  it.each([503, 500, 429])('are stored after the storage was unable to serve two requests with %i', async (status) => {
    failNext(2, status);
    await objectsWith().put('7/a/0', bytes);
    expect(server.objects.get('reports/7/a/0')?.equals(bytes)).toBe(true);
    expect(server.requests).toHaveLength(3);
  });

  it('fail after three requests that the storage was unable to serve', async () => {
    failNext(3, 503);
    await expect(objectsWith().put('7/a/0', bytes)).rejects.toThrow('PUT was answered with 503 (SlowDown).');
    expect(server.requests).toHaveLength(3);
  });

  it('are stored after an attempt had no answer in time, and fail after three of them', async () => {
    failNext(1, 'hang');
    await objectsWith().put('7/a/0', bytes);
    expect(server.objects.size).toBe(1);
    failNext(3, 'hang', 'GET');
    const before = Date.now();
    await expect(objectsWith().get('7/a/0')).rejects.toThrow('no answer to GET');
    expect(Date.now() - before).toBeLessThan(3_000);
  });

  it('fail if no server listens', async () => {
    const unreachable = objectsWith({ bucketUrl: 'http://127.0.0.1:1/files' });
    await expect(unreachable.put('7/a/0', bytes)).rejects.toThrow(ObjectStoreError);
    await expect(unreachable.deleteNumbered('7/a')).rejects.toThrow(ObjectStoreError);
  });

  it('are refused if deletion is not permitted', async () => {
    await objectsWith().put('7/a/0', bytes);
    server.fault = ({ method }) => (method === 'DELETE' ? 403 : undefined);
    await expect(objectsWith().deleteNumbered('7/a')).rejects.toThrow('DELETE was answered with 403 (AccessDenied)');
  });
});
