import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A self-signed certificate of a host, for an hour, with its key, as PEM. */
export function makeCertificate(host: string): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(0x30, der(0x31, der(0x30, oid('550403'), der(0x0c, Buffer.from(host)))));
  const algorithm = der(0x30, oid('2a8648ce3d040302'));
  const names = der(0x30, der(0x82, Buffer.from(host)));
  const content = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    der(0x30, time(-3_600_000), time(3_600_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, der(0x30, oid('551d11'), der(0x04, names)))),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]);
  const certificate = der(0x30, content, algorithm, der(0x03, signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** A value of a type in DER. */
function der(type: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([type, ...size]), content]);
}

const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

const time = (fromNowMs: number) => {
  const [date = ''] = new Date(Date.now() + fromNowMs).toISOString().split('.');
  return der(0x17, Buffer.from(`${date.replaceAll(/[-T:]/g, '').slice(2)}Z`));
};
