import { isIP } from 'node:net';
import { type ConnectionOptions, checkServerIdentity, type TLSSocket } from 'node:tls';
import { FileServerError, type FileServerIdentity } from '../../engine/fileServers/fileServers';

/** What TLS needs to be checked by `checkCertificate`. A pinned certificate is trusted instead of all others. */
export function tlsOptions(
  host: string,
  pin: FileServerIdentity | undefined,
  ca: string | undefined,
): ConnectionOptions {
  return {
    ...(isIP(host) === 0 && { servername: host }),
    minVersion: 'TLSv1.2',
    // Checked by `checkCertificate`, so that the fingerprint of an untrusted certificate can be shown.
    rejectUnauthorized: false,
    checkServerIdentity: (_, certificate) =>
      pin
        ? certificate.fingerprint256 === pin.fingerprint
          ? undefined
          : new Error('The certificate is not the pinned one.')
        : checkServerIdentity(host, certificate),
    ...(pin?.pem !== undefined ? { ca: pin.pem, allowPartialTrustChain: true } : ca !== undefined && { ca }),
  };
}

/** The certificate that a server has shown. */
export function certificateOf(socket: TLSSocket): FileServerIdentity {
  const { fingerprint256, raw, valid_to } = socket.getPeerCertificate();
  if (!fingerprint256) throw new FileServerError('noTls');
  const lines = raw.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    fingerprint: fingerprint256,
    pem: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    validTo: new Date(valid_to).toISOString(),
  };
}

/** Throws if a certificate isn't the pinned one or, without a pin, isn't trusted for the host. */
export function checkCertificate(
  socket: TLSSocket,
  identity: FileServerIdentity,
  pin: FileServerIdentity | undefined,
): void {
  if (pin && pin.fingerprint !== identity.fingerprint) throw new FileServerError('changedCertificate', null, identity);
  if (socket.authorized) return;
  const { authorizationError } = socket as { authorizationError?: unknown };
  const reason = authorizationError instanceof Error ? authorizationError.message : String(authorizationError);
  throw new FileServerError('untrustedCertificate', reason, identity);
}
