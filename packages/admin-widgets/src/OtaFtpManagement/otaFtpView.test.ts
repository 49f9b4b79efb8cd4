import { expect, it } from 'vitest';
import { decodeOtaFtp, EMPTY_OTA_FTP_VIEW, encodeOtaFtp, type OtaFtpView } from './otaFtpView';

const SERVER = '01930007-0000-7000-8000-0000000000a1';

it.each<OtaFtpView>([
  EMPTY_OTA_FTP_VIEW,
  { serverId: SERVER, path: '', search: '' },
  { serverId: SERVER, path: 'firmware/2026 spring', search: 'main & 4' },
])('keeps %j in a URL', (view) => {
  expect(decodeOtaFtp(encodeOtaFtp(view))).toEqual(view);
});

it('ignores a server that is none and a path that leaves the folder', () => {
  expect(decodeOtaFtp({ server: 'x', path: 'a' })).toEqual(EMPTY_OTA_FTP_VIEW);
  expect(decodeOtaFtp({ server: SERVER, path: '../etc' })).toEqual({ serverId: SERVER, path: '', search: '' });
});
