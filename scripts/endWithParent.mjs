// Imported into the processes of `npm run dev` (`node --import`): each ends when its parent is gone, however that ended.
import { isMainThread } from 'node:worker_threads';
import { onLostParent } from './onStop.mjs';

if (isMainThread) onLostParent(() => process.kill(process.pid, 'SIGTERM'));
