// Imported into the processes of `npm run dev` (`node --import`), so that each ends after its parent, even a killed one.
import { isMainThread } from 'node:worker_threads';
import { onLostParent } from './onStop.mjs';

if (isMainThread) onLostParent(() => process.kill(process.pid, 'SIGTERM'));
