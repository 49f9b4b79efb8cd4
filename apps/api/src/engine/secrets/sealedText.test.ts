import { describe, expect, it } from 'vitest';
import { makeSigningJwk, tokenKeysFrom } from '../../auth/tokenKeys';
import { createSealedTexts } from './sealedText';

const sealedTexts = async () => createSealedTexts(await tokenKeysFrom(await makeSigningJwk()));

describe('a sealed text', () => {
  it('is opened with the same key for the same purpose, and never looks the same', async () => {
    const keys = await tokenKeysFrom(await makeSigningJwk());
    const texts = createSealedTexts(keys);
    const sealed = await texts.seal('whsec_ü', 'row 1');
    expect(sealed).not.toContain('whsec_');
    expect(await texts.seal('whsec_ü', 'row 1')).not.toBe(sealed);
    expect(await texts.open(sealed, 'row 1')).toBe('whsec_ü');
    expect(await createSealedTexts(keys).open(sealed, 'row 1')).toBe('whsec_ü');
  });

  it('is not opened for another purpose, with another key, or after a change', async () => {
    const texts = await sealedTexts();
    const sealed = await texts.seal('secret', 'row 1');
    expect(await texts.open(sealed, 'row 2')).toBeUndefined();
    expect(await (await sealedTexts()).open(sealed, 'row 1')).toBeUndefined();
    const [format, iv, content = ''] = sealed.split('.');
    const changed = [format, iv, `${content.startsWith('A') ? 'B' : 'A'}${content.slice(1)}`].join('.');
    expect(await texts.open(changed, 'row 1')).toBeUndefined();
  });

  it.each(['', 'v1', 'v1..', 'v2.AAAA.AAAA', 'v1.%.%', 'v1.AAAA.AAAA'])('is not opened from %j', async (sealed) => {
    expect(await (await sealedTexts()).open(sealed, 'row 1')).toBeUndefined();
  });
});
