// Starts real file servers for tests, on 127.0.0.1 and in their own folders: SFTP by OpenSSH with a key, and FTP, FTPS
// and SFTP by ProFTPD with a password.
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './browser.mjs';
import { freePort } from './postgres.mjs';

const SSHD = '/usr/sbin/sshd';
const PROFTPD = '/usr/sbin/proftpd';
const MODULES = '/usr/lib/proftpd';
const READY_WITHIN_MS = 20_000;
/** The user of ProFTPD when root starts it. */
const UNPRIVILEGED = 65_534;

export const USERNAME = 'gateway';
export const PASSWORD = 'Fifth-Wheel7!';
/** SHA-512 of the password, salted, as `openssl passwd -6` writes it. */
const PASSWORD_HASH =
  '$6$gladhand$cBHj1oh7Jj.jVJ4.gi5qJkERAYax9jUwPQmBhlx3aFZ4j3KYNMRzkhSPQ6ceQf7kXnTTesAhamuP0Nwl7OeRg1';

const isRoot = process.getuid?.() === 0;

const nameOf = (flag, uid) => execFileSync('id', [flag, String(uid)], { encoding: 'utf8' }).trim();

/** Installs the servers with apt as root, if they are missing. */
export function ensureFileServers(say = console.log) {
  if (existsSync(SSHD) && existsSync(`${MODULES}/mod_sftp.so`)) return;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  say('installing OpenSSH and ProFTPD with apt-get');
  try {
    aptInstall(['openssh-server', 'proftpd-core', 'proftpd-mod-crypto']);
  } catch (error) {
    say(`apt-get could not install them: ${error.message.split('\n')[0]}`);
  }
}

/**
 * Starts OpenSSH.
 *
 * @param {{ port?: number, isReadOnly?: boolean, hostKey?: string, passphrase?: string }} options `hostKey` is a private
 *   key in PEM. @default a new one
 */
export async function startOpenSsh({ port, isReadOnly = false, hostKey, passphrase = '' } = {}) {
  if (!existsSync(SSHD)) throw new Error('OpenSSH is missing. Install openssh-server, e.g. with `npm test` as root.');
  const home = mkdtempSync(join(tmpdir(), 'gladhand-sshd-'));
  const folder = join(home, 'files');
  mkdirSync(folder);
  const makeKey = (name, secret) =>
    // One round of its key derivation: clients need seconds for the usual ones.
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-a', '1', '-N', secret, '-C', '', '-f', join(home, name)]);
  if (hostKey) writeFileSync(join(home, 'host'), hostKey, { mode: 0o600 });
  else makeKey('host', '');
  makeKey('user', passphrase);
  // Started by root, it separates privileges in this folder.
  if (isRoot) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
  const own = port ?? (await freePort());
  writeFileSync(
    join(home, 'config'),
    [
      `ListenAddress 127.0.0.1:${own}`,
      `HostKey ${home}/host`,
      `PidFile ${home}/pid`,
      `AuthorizedKeysFile ${home}/user.pub`,
      'StrictModes no',
      'UsePAM no',
      'PasswordAuthentication no',
      'KbdInteractiveAuthentication no',
      'PermitRootLogin yes',
      'MaxStartups 50',
      `Subsystem sftp internal-sftp${isReadOnly ? ' -R' : ''}`,
      '',
    ].join('\n'),
  );
  const server = await started(SSHD, ['-D', '-e', '-f', join(home, 'config')], own, home);
  return {
    ...server,
    folder,
    username: nameOf('-un', process.getuid()),
    privateKey: readFileSync(join(home, 'user'), 'utf8'),
    hostKey: readFileSync(join(home, 'host'), 'utf8'),
  };
}

/**
 * Starts ProFTPD.
 *
 * @param {'ftp' | 'ftps' | 'sftp'} protocol
 * @param {{ certificate?: { cert: string, key: string }, isImplicit?: boolean, settings?: string[] }} options with
 *   `isImplicit`, FTPS begins with TLS, as on port 990
 */
export async function startProFtpd(protocol, { certificate, isImplicit = false, settings = [] } = {}) {
  if (!existsSync(`${MODULES}/mod_sftp.so`))
    throw new Error('ProFTPD is missing. Install proftpd-core and proftpd-mod-crypto, e.g. with `npm test` as root.');
  const home = mkdtempSync(join(tmpdir(), 'gladhand-proftpd-'));
  const folder = join(home, 'files');
  mkdirSync(folder);
  const uid = isRoot ? UNPRIVILEGED : process.getuid();
  const gid = isRoot ? UNPRIVILEGED : process.getgid();
  const file = (name, content) => {
    writeFileSync(join(home, name), content, { mode: 0o600 });
    if (isRoot) chownSync(join(home, name), uid, gid);
    return join(home, name);
  };
  if (isRoot) for (const path of [home, folder]) chownSync(path, uid, gid);
  const users = file('users', `${USERNAME}:${PASSWORD_HASH}:${uid}:${gid}::${folder}:/bin/false\n`);
  const port = await freePort();
  const lines = [
    'ServerName "Gladhand"',
    'ServerType standalone',
    'DefaultAddress 127.0.0.1',
    'UseIPv6 off',
    `Port ${port}`,
    `ModulePath ${MODULES}`,
    `PidFile ${home}/pid`,
    `ScoreboardFile ${home}/scoreboard`,
    `SystemLog ${home}/log`,
    'TransferLog none',
    'WtmpLog off',
    'UseReverseDNS off',
    'RequireValidShell off',
    'AllowOverwrite on',
    'AuthOrder mod_auth_file.c',
    `AuthUserFile ${users}`,
    'DelayEngine off',
    'MaxLoginAttempts 3',
    ...(isRoot ? [`User ${nameOf('-un', uid)}`, `Group ${nameOf('-gn', uid)}`] : []),
    ...settings,
  ];
  if (protocol === 'ftps') {
    lines.push('LoadModule mod_tls.c', '<IfModule mod_tls.c>', 'TLSEngine on', 'TLSRequired on');
    if (isImplicit) lines.push('TLSOptions UseImplicitSSL');
    lines.push('TLSProtocol TLSv1.2 TLSv1.3', `TLSECCertificateFile ${file('cert.pem', certificate.cert)}`);
    lines.push(`TLSECCertificateKeyFile ${file('key.pem', certificate.key)}`, '</IfModule>');
  }
  if (protocol === 'sftp') {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', join(home, 'host')]);
    lines.push('LoadModule mod_sftp.c', '<IfModule mod_sftp.c>', 'SFTPEngine on', `SFTPHostKey ${home}/host`);
    lines.push('SFTPAuthMethods password', '</IfModule>');
  }
  writeFileSync(join(home, 'config'), `${lines.join('\n')}\n`);
  const server = await started(PROFTPD, ['-n', '-q', '-c', join(home, 'config')], port, home);
  return { ...server, folder, username: USERNAME, password: PASSWORD };
}

/** Starts a server and waits until it listens. */
async function started(command, args, port, home) {
  chmodSync(home, 0o755);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-10_000);
    });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // A test that fails may not get to stop it.
  const atExit = () => child.kill('SIGKILL');
  process.once('exit', atExit);
  child.once('exit', () => process.off('exit', atExit));
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await listens(port))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${command} did not start:\n${log}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  /** The server and the processes of its connections die at once. */
  const kill = async () => {
    for (const pid of [...childrenOf(child.pid), child.pid]) killed(pid);
    await ended;
  };
  return {
    port,
    home,
    log: () => log,
    /** Ends the connections. The server goes on. */
    dropConnections: () => childrenOf(child.pid).forEach(killed),
    kill,
    async stop() {
      await kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** All processes below one, the deepest first. */
function childrenOf(pid) {
  const parents = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      return [[Number(name), Number(parent)]];
    } catch {
      return [];
    }
  });
  const below = (one) => parents.flatMap(([child, parent]) => (parent === one ? [...below(child), child] : []));
  return below(pid);
}

function killed(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
