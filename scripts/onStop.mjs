/** How often the parent is looked at. */
const LOOK_EVERY_MS = 250;

/**
 * Calls once when the parent of this process is gone. Nothing else is kept alive by it.
 * @param {() => void} stop
 */
export function onLostParent(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/**
 * Calls `stop` once when this process gets a signal to stop or loses its parent: npm runs scripts through a shell that
 * doesn't forward signals. @param {(signal: NodeJS.Signals) => void} stop
 */
export function onStop(stop) {
  let isStopping = false;
  const stopOnce = (signal) => {
    if (isStopping) return;
    isStopping = true;
    stop(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopOnce(signal));
  onLostParent(() => stopOnce('SIGTERM'));
}
