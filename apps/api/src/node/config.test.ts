import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

const PRODUCTION = {
  GLADHAND_MODE: 'production',
  GLADHAND_SIGNING_KEY: '{}',
  DATABASE_URL: 'postgres://db/gladhand',
  SMTP_URL: 'smtps://mail.example.com',
  PUBLIC_URL: 'https://fleet.example.com',
};

it('needs no settings for a demonstration', () => {
  expect(readConfig({ GLADHAND_MODE: 'demonstration' }, ['--portal=dist'])).toMatchObject({
    mode: 'demonstration',
    host: '127.0.0.1',
    dataDir: '.gladhand/data',
    publicUrl: 'http://127.0.0.1:4400',
    portalDir: 'dist',
    simSpeed: 10,
    demo: false,
  });
});

it('listens on the local network on request, with a cookie that works over plain http', () => {
  const config = readConfig({ GLADHAND_MODE: 'demonstration', PORT: '4444' }, ['--lan']);
  expect(config).toMatchObject({ lan: true, host: '0.0.0.0', insecureCookie: true });
  expect(config.publicUrl).toMatch(/^http:\/\/[\d.]+:4444$/);
});

it('reads every setting', () => {
  const env = {
    ...PRODUCTION,
    PORT: '0',
    HOST: '::',
    ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    TRUST_PROXY: '1',
  };
  expect(readConfig(env, ['--sim-speed=2.5'])).toMatchObject({
    port: 0,
    host: '::',
    allowedOrigins: ['https://a.example', 'https://b.example'],
    trustProxy: true,
    simSpeed: 2.5,
  });
});

it('reads the settings of a custom map', () => {
  const env = {
    MAP_STYLE_URL: 'https://maps.example.com/style.json?key=a',
    MAP_SATELLITE_URL: 'http://localhost:8080/{z}/{x}/{y}.jpg',
    MAP_ATTRIBUTION: '© Example',
  };
  expect(readConfig(env, []).map).toEqual({
    styleUrl: env.MAP_STYLE_URL,
    satelliteUrl: env.MAP_SATELLITE_URL,
    attribution: env.MAP_ATTRIBUTION,
  });
  expect(readConfig({}, []).map).toBeUndefined();
  expect(readConfig({ MAP_SATELLITE_URL: 'https://maps.example.com/images.pmtiles' }, []).map).toBeDefined();
});

const S3 = {
  FILES_S3_URL: 'https://s3.eu-central-1.amazonaws.com/bucket/fleet/reports/',
  FILES_S3_ACCESS_KEY_ID: 'AKIA1',
  FILES_S3_SECRET_ACCESS_KEY: 'a/b+c=',
};

it('reads the settings of the file storage', () => {
  expect(readConfig({ ...S3, FILES_S3_REGION: 'eu-central-1' }, []).fileStorage).toEqual({
    bucketUrl: 'https://s3.eu-central-1.amazonaws.com/bucket',
    prefix: 'fleet/reports/',
    ...{ accessKeyId: 'AKIA1', secretAccessKey: 'a/b+c=', region: 'eu-central-1' },
  });
  const inBucket = readConfig({ ...S3, FILES_S3_URL: 'http://minio:9000/bucket' }, []);
  expect(inBucket.fileStorage).toMatchObject({
    bucketUrl: 'http://minio:9000/bucket',
    prefix: '',
    region: 'us-east-1',
  });
  expect(readConfig({}, []).fileStorage).toBeUndefined();
});

describe('the configuration', () => {
  it.each(['GLADHAND_SIGNING_KEY', 'DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL'])(
    'is refused in production without %s',
    (name) => {
      expect(() => readConfig({ ...PRODUCTION, [name]: undefined }, [])).toThrow(`${name} is missing.`);
    },
  );

  it.each<[Record<string, string>, string[], string]>([
    [{ GLADHAND_MODE: 'prod' }, [], 'GLADHAND_MODE must be'],
    [{ PORT: '70000' }, [], 'PORT must be a port'],
    [{ PORT: 'x' }, [], 'PORT must be a port'],
    [{ DATABASE_URL: 'mysql://x' }, [], 'DATABASE_URL must be'],
    [{ ALLOWED_ORIGINS: 'https://a.example/path' }, [], 'ALLOWED_ORIGINS must be'],
    [{ PUBLIC_URL: 'fleet.example.com' }, [], 'PUBLIC_URL must be'],
    [{ GOOGLE_MAPS_API_KEY: '"><script>' }, [], 'GOOGLE_MAPS_API_KEY must be'],
    [{ GOOGLE_MAPS_MAP_ID: 'a b' }, [], 'GOOGLE_MAPS_MAP_ID must be'],
    [{ MAP_STYLE_URL: 'maps.example.com/style.json' }, [], 'MAP_STYLE_URL must be the https address'],
    [{ MAP_STYLE_URL: 'http://maps.example.com/style.json' }, [], 'MAP_STYLE_URL must be the https address'],
    [{ MAP_STYLE_URL: "https://maps.example.com;script-src 'unsafe-inline'" }, [], 'MAP_STYLE_URL must be'],
    [
      { MAP_SATELLITE_URL: 'https://maps.example.com/tiles.jpg' },
      [],
      'MAP_SATELLITE_URL must contain {z}, {x} and {y}',
    ],
    [{ MAP_ATTRIBUTION: '© Example' }, [], 'MAP_ATTRIBUTION needs MAP_STYLE_URL or MAP_SATELLITE_URL'],
    [{ OTA_PUBLIC_KEYS: 'AAAA' }, [], 'OTA_PUBLIC_KEYS must be Ed25519 public keys'],
    [{ OTA_FTP_NETWORKS: '10.0.0.1' }, [], 'OTA_FTP_NETWORKS must be networks'],
    [{ FREIGHT_URL: 'http://freight.example.com' }, [], 'FREIGHT_URL must be the https address'],
    [{ FREIGHT_URL: "https://freight.example.com;script-src 'unsafe-inline'" }, [], 'FREIGHT_URL must be'],
    [
      { FREIGHT_URL: 'https://fleet.example.com/x', PUBLIC_URL: 'https://fleet.example.com' },
      [],
      "FREIGHT_URL can't be a page of this server",
    ],
    [{ INSIGHTS_EMBED_URL: 'https://bi.example.com' }, [], 'INSIGHTS_EMBED_SECRET is missing'],
    [{ INSIGHTS_EMBED_SECRET: 'x'.repeat(32) }, [], 'INSIGHTS_EMBED_SECRET needs INSIGHTS_EMBED_URL'],
    [{ INSIGHTS_EMBED_SECRET: 'short' }, [], 'INSIGHTS_EMBED_SECRET must have at least 32 characters'],
    [{ INSIGHTS_EMBED_URL: 'http://bi.example.com' }, [], 'INSIGHTS_EMBED_URL must be the https address'],
    [{ FREIGHT_URL: 'http://127.0.0.1:4400/x' }, [], "FREIGHT_URL can't be a page of this server"],
    [{ FREIGHT_AGREEMENT_FILE: 'package.json' }, [], 'FREIGHT_AGREEMENT_VERSION is missing'],
    [{ FREIGHT_AGREEMENT_VERSION: '1' }, [], 'FREIGHT_AGREEMENT_VERSION needs FREIGHT_AGREEMENT_FILE'],
    [
      { FREIGHT_AGREEMENT_FILE: 'none.txt', FREIGHT_AGREEMENT_VERSION: '1' },
      [],
      "FREIGHT_AGREEMENT_FILE can't be read",
    ],
    [{ ...S3, FILES_S3_URL: 's3://bucket/prefix' }, [], 'FILES_S3_URL must be the address of a bucket'],
    [{ ...S3, FILES_S3_URL: 'https://s3.example.com' }, [], 'FILES_S3_URL must be the address of a bucket'],
    [{ ...S3, FILES_S3_URL: 'https://a:b@s3.example.com/bucket' }, [], 'FILES_S3_URL must be'],
    [{ ...S3, FILES_S3_URL: 'https://s3.example.com/bucket?x=1' }, [], 'FILES_S3_URL must be'],
    [{ ...S3, FILES_S3_URL: 'https://s3.example.com/bucket/a%2Fb' }, [], 'FILES_S3_URL must be'],
    [{ ...S3, FILES_S3_REGION: 'Frankfurt am Main' }, [], 'FILES_S3_REGION must be a region'],
    [{ FILES_S3_URL: S3.FILES_S3_URL }, [], 'FILES_S3_ACCESS_KEY_ID is missing'],
    [{ FILES_S3_URL: S3.FILES_S3_URL }, [], 'FILES_S3_SECRET_ACCESS_KEY is missing'],
    [{ ...S3, FILES_S3_SECRET_ACCESS_KEY: '' }, [], 'FILES_S3_SECRET_ACCESS_KEY must be'],
    [{ FILES_S3_REGION: 'eu-central-1' }, [], 'FILES_S3_REGION needs FILES_S3_URL'],
    [{}, ['--sim-speed=fast'], '--sim-speed must be'],
    [{}, ['--dmeo'], "'--dmeo'"],
    [PRODUCTION, ['--demo'], "--demo can't be used in production"],
    [PRODUCTION, ['--lan'], "--lan can't be used in production"],
    [{ HOST: '127.0.0.1' }, ['--lan'], '--lan requires HOST=0.0.0.0'],
    [{ GLADHAND_MODE: 'demonstration', HOST: '0.0.0.0' }, [], 'Add `--lan`'],
  ])('is refused with %j %j', (env, args, message) => {
    expect(() => readConfig(env, args)).toThrow(message);
  });

  it('is refused with the names of all invalid settings', () => {
    const read = () => readConfig({ PORT: 'x', SMTP_URL: 'y' }, []);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT must.*\n.*SMTP_URL must/);
  });
});
