import { expect, it } from 'vitest';
import { obstacleOf } from './obstacleOf';

const portWith = (obstacle: 'insecure' | 'framed' | 'unsupported' | undefined) => ({ obstacle: () => obstacle });

it.each([
  ['noKey', undefined, null, 'default'],
  ['noWorker', undefined, 'key', 'default'],
  ['insecure', portWith('insecure'), 'key', 'default'],
  ['framed', portWith('framed'), 'key', 'denied'],
  ['unsupported', portWith('unsupported'), 'key', 'default'],
  ['blocked', portWith(undefined), 'key', 'denied'],
  [undefined, portWith(undefined), 'key', 'default'],
  [undefined, portWith(undefined), 'key', 'granted'],
] as const)('is %s', (obstacle, port, key, permission) => expect(obstacleOf(port, key, permission)).toBe(obstacle));
