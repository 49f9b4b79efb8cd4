import { MAP_MESSAGES } from '../messages';

/** The reason why Google Maps can't be shown. Its message includes what to do. */
export class GoogleMapsError extends Error {
  override readonly name = 'GoogleMapsError';
}

export interface GoogleMapsKey {
  apiKey: string;
  /** Release channel of Google's script. @default 'quarterly' */
  version?: string | undefined;
  /** How long to wait for Google's script, in ms. @default 15_000 */
  timeoutMs?: number | undefined;
}

const TIMEOUT_MS = 15_000;
const REFUSED = MAP_MESSAGES.googleKeyRejected;

// Google's script loads once per page, so all maps wait for the same one. A different key needs a new page.
let loading: Promise<void> | undefined;
let refused: GoogleMapsError | undefined;
const listeners = new Set<(error: GoogleMapsError) => void>();

/** Loads Google's script. Later calls return the promise of the first one. */
export function loadGoogleMaps(key: GoogleMapsKey): Promise<void> {
  loading ??= load(key);
  return loading;
}

/** Calls the listener when Google refuses the key, which can happen long after the script has loaded. */
export function onGoogleRefusal(listener: (error: GoogleMapsError) => void): () => void {
  if (refused) listener(refused);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load({ apiKey, version = 'quarterly', timeoutMs = TIMEOUT_MS }: GoogleMapsKey): Promise<void> {
  listenForRefusal();
  const [{ APIProvider }, { createRoot }, { createElement }] = await Promise.all([
    import('@vis.gl/react-google-maps'),
    import('react-dom/client'),
    import('react'),
  ]);
  // The library's loader is a component, rendered outside the page
  const root = createRoot(document.createElement('div'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new GoogleMapsError(MAP_MESSAGES.googleTimedOut(timeoutMs / 1000))), timeoutMs);
      stopListening = onGoogleRefusal(reject);
      root.render(
        createElement(APIProvider, {
          apiKey,
          version,
          libraries: LIBRARIES,
          onLoad: resolve,
          onError: () => reject(new GoogleMapsError(MAP_MESSAGES.googleUnreachable)),
        }),
      );
    });
  } finally {
    clearTimeout(timer);
    stopListening?.();
    root.unmount();
  }
}

/** The loader starts again when it gets another array. */
const LIBRARIES = ['marker'];

/** Google reports this only through a global function, so a listener of the host is called as well. */
function listenForRefusal(): void {
  const page = globalThis as { gm_authFailure?: () => void };
  const before = page.gm_authFailure;
  page.gm_authFailure = () => {
    before?.();
    refused = new GoogleMapsError(REFUSED);
    for (const listener of listeners) listener(refused);
  };
}
