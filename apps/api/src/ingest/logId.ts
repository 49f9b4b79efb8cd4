import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Id of a report in the log: a UUIDv7 of its timestamp, with the other bits from device and report id. The same report
 * always gets the same id, so the log's primary key rejects duplicates.
 */
export function logIdOf(serialNumber: string, reportId: string, recordedAt: Date): string {
  // The platform's asynchronous digest would cost more than the hash itself: a promise and a thread switch per report.
  const hash = sha256(utf8ToBytes(`${serialNumber}\n${reportId}`));
  const time = recordedAt.getTime().toString(16).padStart(12, '0');
  const hex = bytesToHex(hash.subarray(0, 10));
  const variant = (8 + (Number.parseInt(hex.charAt(3), 16) & 3)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(4, 7)}-${hex.slice(7, 19)}`;
}
