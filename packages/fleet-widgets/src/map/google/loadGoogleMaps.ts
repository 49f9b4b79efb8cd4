/** Why Google Maps cannot be shown. Its message says what to do. */
export class GoogleMapsError extends Error {
  override readonly name = 'GoogleMapsError';
}

export interface GoogleMapsKey {
  apiKey: string;
  /** Release channel of Google's script. @default 'quarterly' */
  version?: string | undefined;
  /** A script that says nothing for so long is given up. @default 15_000 */
  timeoutMs?: number | undefined;
}

const TIMEOUT_MS = 15_000;
const REFUSED =
  'Google refused the API key. Check that it is right, that this site may use it, and that billing is on for it.';

// Google's script loads once a page, so whoever needs it waits for the same one; another key needs another page
let loading: Promise<void> | undefined;
let refused: GoogleMapsError | undefined;
const listeners = new Set<(error: GoogleMapsError) => void>();

/** Loads Google's script; every later call answers as the first one did. */
export function loadGoogleMaps(key: GoogleMapsKey): Promise<void> {
  loading ??= load(key);
  return loading;
}

/** Calls back when Google refuses the key, which it may do long after its script has loaded. */
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
  // the library's loader is a component; it needs no place in the page
  const root = createRoot(document.createElement('div'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(
        () => reject(new GoogleMapsError(`Google did not answer within ${timeoutMs / 1000} seconds. Try again later.`)),
        timeoutMs,
      );
      stopListening = onGoogleRefusal(reject);
      root.render(
        createElement(APIProvider, {
          apiKey,
          version,
          libraries: LIBRARIES,
          onLoad: resolve,
          onError: () => reject(new GoogleMapsError('Its script was blocked or is out of reach. Check the network.')),
        }),
      );
    });
  } finally {
    clearTimeout(timer);
    stopListening?.();
    root.unmount();
  }
}

/** The loader begins anew for another array. */
const LIBRARIES = ['marker'];

/** The one way in which Google tells it. The library hears it neither, so a host's own listener is called as well. */
function listenForRefusal(): void {
  const page = globalThis as { gm_authFailure?: () => void };
  const before = page.gm_authFailure;
  page.gm_authFailure = () => {
    before?.();
    refused = new GoogleMapsError(REFUSED);
    for (const listener of listeners) listener(refused);
  };
}
