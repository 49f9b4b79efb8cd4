import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OTA_FTP_PROBLEMS } from '../../vocabulary/otaFtp';
import { isOtaFtpManifestOf, type OtaFtpManifestContent, otaFtpManifest, otaFtpManifestName } from './otaFtpManifest';
import {
  isEntryName,
  isOtaFtpFileName,
  isOtaFtpPath,
  isPartialName,
  joinOtaFtpPath,
  otaFtpFileName,
  otaFtpFolder,
  partialName,
} from './otaFtpNames';
import { OTA_FTP_POLICY } from './otaFtpPolicy';
import { isOpenTask, isPassing, nextOtaFtpTry } from './otaFtpTasks';

const TASK = '01930007-0000-7000-8000-0000000000a1';
const NOW = new Date('2026-11-17T15:00:00Z');

describe('names', () => {
  it.each([
    ['main-4.18.2.bin', true],
    ['a', true],
    ['', false],
    ['.hidden', false],
    ['-rf', false],
    ['a/b', false],
    ['a b', false],
    ['a\r\nDELE b', false],
    ['ä', false],
    ['a'.repeat(120), true],
    ['a'.repeat(121), false],
    ['main.bin.manifest.json', false],
    ['main.bin.Manifest.JSON', false],
  ])('%j as the name of a package: %s', (name, expected) => {
    expect(isOtaFtpFileName(name)).toBe(expected);
  });

  it.each([
    ['', true],
    ['firmware/2026 spring', true],
    ['..', false],
    ['a/../b', false],
    ['a//b', false],
    ['/a', false],
    ['a/', false],
    ['a\nb', false],
  ])('%j as a path below a folder: %s', (path, expected) => {
    expect(isOtaFtpPath(path)).toBe(expected);
  });

  it.each([
    [' /firmware/ ', '/firmware'],
    ['firmware', 'firmware'],
    ['', ''],
    ['/', '/'],
    ['/a/../b', undefined],
    ['/a\r\nDELE b', undefined],
  ])('%j as a folder: %j', (text, folder) => {
    expect(otaFtpFolder(text)).toBe(folder);
  });

  it.each([
    [['/', 'a', 'b'], '/a/b'],
    [['', 'a'], 'a'],
    [['/x', '', 'b'], '/x/b'],
    [['', '', 'b'], 'b'],
  ])('joins %j', (parts, joined) => {
    expect(joinOtaFtpPath(...parts)).toBe(joined);
  });

  it('names packages by kind, family and version, and every such name is allowed', () => {
    expect(otaFtpFileName({ kind: 'mainApp', family: 1, version: '4.18.2' })).toBe('mainApp-pro-morey-4.18.2.bin');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99 }),
        fc.stringMatching(/^[0-9A-Za-z][0-9A-Za-z.+_-]{0,39}$/),
        (family, version) => isOtaFtpFileName(otaFtpFileName({ kind: 'script', family, version })),
      ),
    );
  });

  it('keeps a joined path of allowed entries below its folder', () => {
    const entry = fc.string({ minLength: 1, maxLength: 20 }).filter(isEntryName);
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), entry, (folders, name) => {
        const path = folders.join('/');
        return (
          isOtaFtpPath(path) &&
          joinOtaFtpPath('/base', path, name).split('/').slice(2).join('/') === [...folders, name].join('/')
        );
      }),
    );
  });

  it('recognizes an upload that is not complete by its name', () => {
    expect(isPartialName(partialName(TASK, 2))).toBe(true);
    expect(partialName(TASK, 1)).not.toBe(partialName(TASK, 2));
    expect(isPartialName('main-4.18.2.bin')).toBe(false);
    expect(isOtaFtpFileName(partialName(TASK, 1))).toBe(false);
  });
});

describe('a manifest', () => {
  const content: OtaFtpManifestContent = {
    ...{ name: 'Main app – spring', kind: 'mainApp', family: 1, version: '4.18.2', sizeBytes: 3_984_588 },
    ...{ sha256: '9f'.repeat(32), signature: 'c2ln', keyId: '0123456789abcdef' },
  };
  const text = otaFtpManifest(content, NOW);

  it('is beside its package and has what a gateway needs to check it', () => {
    expect(otaFtpManifestName('main.bin')).toBe('main.bin.manifest.json');
    const { format, publishedAt, ...read } = JSON.parse(text);
    expect([format, publishedAt]).toEqual(['gladhand-ota-manifest-v1', NOW.toISOString()]);
    expect(read).toEqual(content);
  });

  it('is of its package at any time of publishing, and always has the same length', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-01-01'), noInvalidDate: true }), (at) => {
        const later = otaFtpManifest(content, at);
        return isOtaFtpManifestOf(later, content) && later.length === text.length;
      }),
    );
  });

  it.each([
    ['another version', otaFtpManifest({ ...content, version: '4.18.3' }, NOW)],
    ['another signature', otaFtpManifest({ ...content, signature: 'c2lm' }, NOW)],
    ['a property more', text.replace('{', '{ "url": "http://evil.example",')],
    ['a time that is none', text.replace(NOW.toISOString(), 'soon')],
    ['half of it', text.slice(0, 100)],
    ['nothing', ''],
    ['null', 'null'],
  ])('is not of its package with %s', (_, other) => {
    expect(isOtaFtpManifestOf(other, content)).toBe(false);
  });
});

describe('tasks', () => {
  it('retries what may pass with growing delays, and then gives up', () => {
    const delays = [1, 2, 3].map((attempts) => nextOtaFtpTry('connectionLost', attempts, NOW)?.getTime());
    expect(delays).toEqual(OTA_FTP_POLICY.retryDelaysMs.map((ms) => NOW.getTime() + ms));
    expect(nextOtaFtpTry('connectionLost', 4, NOW)).toBeUndefined();
  });

  it.each(OTA_FTP_PROBLEMS.filter(({ id }) => !isPassing(id)).map(({ id }) => id))('fails at once: %s', (problem) => {
    expect(nextOtaFtpTry(problem, 1, NOW)).toBeUndefined();
  });

  it('is open until it is over', () => {
    expect(isOpenTask('verifying')).toBe(true);
    expect(isOpenTask('failed')).toBe(false);
  });
});
