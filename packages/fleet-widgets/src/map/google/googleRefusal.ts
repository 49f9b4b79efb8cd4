import { GoogleMapsError } from './GoogleMapsError';

const listeners = new Set<(error: GoogleMapsError) => void>();
let refused: GoogleMapsError | undefined;
let isListening = false;

/** Calls the listener when Google refuses the key, which can happen long after the script has loaded. */
export function onGoogleRefusal(listener: (error: GoogleMapsError) => void): () => void {
  listenForRefusal();
  if (refused) listener(refused);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Google reports this only through a global function, so a listener of the host is called as well. */
function listenForRefusal(): void {
  if (isListening) return;
  isListening = true;
  const page = globalThis as { gm_authFailure?: () => void };
  const before = page.gm_authFailure;
  page.gm_authFailure = () => {
    before?.();
    refused = new GoogleMapsError({ code: 'googleKeyRejected' });
    for (const listener of listeners) listener(refused);
  };
}
