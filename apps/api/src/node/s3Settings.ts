import * as v from 'valibot';

/** Where objects are stored, and who stores them. */
export interface S3Settings {
  /** The address of the bucket without a trailing slash. */
  bucketUrl: string;
  /** The beginning of all keys: empty, or with a trailing slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** Characters that every storage signs alike. */
const SEGMENT = /^(?!\.{1,2}$)[\w.-]+$/;

function isBucketUrl(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { username, password, search, hash } = new URL(value);
  const segments = segmentsOf(value);
  return !(username || password || search || hash) && segments.length > 0 && segments.every((one) => SEGMENT.test(one));
}

const segmentsOf = (url: string) => new URL(url).pathname.replace(/\/$/, '').split('/').slice(1);

/** Settings of the environment for files on S3. */
export const s3Environment = {
  FILES_S3_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isBucketUrl,
        'must be the address of a bucket by path, optionally with a prefix, e.g. https://s3.eu-central-1.amazonaws.com/bucket/prefix',
      ),
    ),
  ),
  FILES_S3_ACCESS_KEY_ID: v.optional(v.pipe(v.string(), v.regex(/^[^\s/,]+$/, 'must be the ID of an access key'))),
  FILES_S3_SECRET_ACCESS_KEY: v.optional(v.pipe(v.string(), v.regex(/^\S+$/, 'must be the secret of an access key'))),
  FILES_S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be a region, e.g. eu-central-1'))),
};

/** Settings that mean nothing without the address. */
const DEPENDENT_NAMES = ['FILES_S3_ACCESS_KEY_ID', 'FILES_S3_SECRET_ACCESS_KEY', 'FILES_S3_REGION'] as const;

type Found = Partial<Record<keyof typeof s3Environment, string>>;

/** The settings, or undefined if files are stored in the database. Adds what is missing to `problems`. */
export function s3SettingsOf(found: Found, problems: string[]): S3Settings | undefined {
  const { FILES_S3_URL: url, FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = found;
  if (url === undefined) {
    const unused = DEPENDENT_NAMES.filter((name) => found[name] !== undefined);
    problems.push(...unused.map((name) => `${name} needs FILES_S3_URL. Set it, or remove ${name}.`));
    return undefined;
  }
  if (!accessKeyId) problems.push('FILES_S3_ACCESS_KEY_ID is missing. FILES_S3_URL needs an access key.');
  if (!secretAccessKey) problems.push('FILES_S3_SECRET_ACCESS_KEY is missing. FILES_S3_URL needs an access key.');
  if (!accessKeyId || !secretAccessKey) return undefined;
  const [bucket, ...folders] = segmentsOf(url);
  return {
    bucketUrl: `${new URL(url).origin}/${bucket}`,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    ...{ accessKeyId, secretAccessKey, region: found.FILES_S3_REGION ?? 'us-east-1' },
  };
}
