import { expect, it } from 'vitest';
import { makeSigningJwk, tokenKeysFrom } from '../../../auth/tokenKeys';
import { FileServerError, type FileServerTarget } from '../../../engine/fileServers/fileServers';
import { createSealedTexts } from '../../../engine/secrets/sealedText';
import { TEST_NOW, testId } from '../../../testing/testDataset';
import { connectTo } from './connectTo';
import type { FtpServer } from './ftpRepository';

const signal = new AbortController().signal;

async function storedServer(secret: object) {
  const keys = await tokenKeysFrom(await makeSigningJwk());
  const serverId = testId(8, 1);
  const server: FtpServer = {
    ...{ serverId, name: 'Depot', protocol: 'ftp', host: 'files.example', port: 21, folder: '', username: 'gateway' },
    ...{ secretKind: 'password', secret: await createSealedTexts(keys).seal(JSON.stringify(secret), serverId) },
    ...{ pin: null, test: null, testStartedAt: null, version: 1, author: 'admin@example.com' },
    ...{ createdAt: TEST_NOW, updatedAt: TEST_NOW },
  };
  return { server, keys };
}

it('opens the secret of a server for its connection only', async () => {
  const { server, keys } = await storedServer({ password: 'hunter2' });
  let target: FileServerTarget | undefined;
  const fileServers = {
    connect(asGiven: FileServerTarget) {
      target = asGiven;
      return Promise.reject(new FileServerError('signInRefused', '530 hunter2 is wrong, no hunter2'));
    },
  };
  const connecting = connectTo(server, { fileServers, linkKey: keys.linkKey }, signal, async () => {});
  await expect(connecting).rejects.toMatchObject({ problem: 'signInRefused', detail: '530 … is wrong, no …' });
  expect(target?.secret).toEqual({ password: 'hunter2' });
});

it('says that a secret can not be read after the signing key was changed', async () => {
  const { server } = await storedServer({ password: 'hunter2' });
  const { linkKey } = await tokenKeysFrom(await makeSigningJwk());
  const connecting = connectTo(server, { fileServers: undefined, linkKey }, signal, async () => {});
  await expect(connecting).rejects.toMatchObject({ problem: 'unreadableSecret' });
});
