import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

const PRODUCTION = {
  GLADHAND_MODE: 'production',
  GLADHAND_SIGNING_KEY: '{}',
  DATABASE_URL: 'postgres://db/gladhand',
  SMTP_URL: 'smtps://mail.example.com',
  PUBLIC_URL: 'https://fleet.example.com',
};

it('needs nothing for a demonstration', () => {
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

it('opens to the local network when told so, with the cookie that plain http needs', () => {
  const config = readConfig({ GLADHAND_MODE: 'demonstration', PORT: '4444' }, ['--lan']);
  expect(config).toMatchObject({ lan: true, host: '0.0.0.0', insecureCookie: true });
  expect(config.publicUrl).toMatch(/^http:\/\/[\d.]+:4444$/);
});

it('takes everything that is set', () => {
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

describe('refuses', () => {
  it.each(['GLADHAND_SIGNING_KEY', 'DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL'])('production without %s', (name) => {
    expect(() => readConfig({ ...PRODUCTION, [name]: undefined }, [])).toThrow(`${name} is missing.`);
  });

  it.each<[Record<string, string>, string[], string]>([
    [{ GLADHAND_MODE: 'prod' }, [], 'GLADHAND_MODE must be'],
    [{ PORT: '70000' }, [], 'PORT must be a port'],
    [{ PORT: 'x' }, [], 'PORT must be a port'],
    [{ DATABASE_URL: 'mysql://x' }, [], 'DATABASE_URL must be'],
    [{ ALLOWED_ORIGINS: 'https://a.example/path' }, [], 'ALLOWED_ORIGINS must be'],
    [{ PUBLIC_URL: 'fleet.example.com' }, [], 'PUBLIC_URL must be'],
    [{ GOOGLE_MAPS_API_KEY: '"><script>' }, [], 'GOOGLE_MAPS_API_KEY must be'],
    [{ GOOGLE_MAPS_MAP_ID: 'a b' }, [], 'GOOGLE_MAPS_MAP_ID must be'],
    [{}, ['--sim-speed=fast'], '--sim-speed must be'],
    [{}, ['--dmeo'], "'--dmeo'"],
    [PRODUCTION, ['--demo'], '--demo is not for production'],
    [PRODUCTION, ['--lan'], '--lan is not for production'],
    [{ HOST: '127.0.0.1' }, ['--lan'], '--lan needs HOST=0.0.0.0'],
    [{ GLADHAND_MODE: 'demonstration', HOST: '0.0.0.0' }, [], 'Add `--lan`'],
  ])('%j %j', (env, args, message) => {
    expect(() => readConfig(env, args)).toThrow(message);
  });

  it('names all that is wrong at once', () => {
    const read = () => readConfig({ PORT: 'x', SMTP_URL: 'y' }, []);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT must.*\n.*SMTP_URL must/);
  });
});
