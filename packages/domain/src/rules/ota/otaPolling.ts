/**
 * After how many seconds a device asks again: `seconds` plus up to the same time again. Devices that woke up together
 * come back spread over that time, each always at its own place.
 */
export function spreadSeconds(seconds: number, serialNumber: string): number {
  return seconds + (hashOf(serialNumber) % Math.max(1, seconds));
}

/** FNV-1a, 32 bits: even enough to spread, and the same everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  // The last bits of similar serial numbers are alike without this.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
