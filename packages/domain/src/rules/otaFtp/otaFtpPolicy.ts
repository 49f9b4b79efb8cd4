/** Limits and times of file servers for updates over the air. */
export const OTA_FTP_POLICY = {
  servers: 50,
  nameLength: 60,
  hostLength: 253,
  usernameLength: 128,
  folderLength: 300,
  passwordLength: 1_000,
  /** An RSA key of 16,384 bits has 12,700 characters. */
  privateKeyLength: 16_000,
  fileNameLength: 120,
  /** Ports that servers use if nothing else is agreed. */
  defaultPorts: { sftp: 22, ftps: 21, ftp: 21 },
  /** On this port, FTPS begins with TLS (implicit); on others, TLS is requested with AUTH TLS (explicit). */
  implicitTlsPort: 990,
  /** Entries of a folder that are read. */
  maxEntries: 10_000,
  /** A server that is silent for this long has failed, in ms. */
  silenceMs: 20_000,
  /** A test or a listing takes at most this long, in ms. */
  testLimitMs: 40_000,
  /** A task takes at most this long per attempt, in ms: 64 MB at 0.5 Mbit/s twice. */
  taskLimitMs: 45 * 60_000,
  /** Delays before attempts that follow a failure that may pass, in ms. */
  retryDelaysMs: [15_000, 2 * 60_000, 10 * 60_000],
  /** A worker without progress for this long is considered dead, in ms. */
  claimMs: 60_000,
} as const;
