import { MAP_MESSAGES } from './messages';

/** Why an engine can't draw a map. The widget around the map has the words. */
export type MapFailure =
  /** The graphics of the device were reset. */
  | { readonly code: 'contextLost' }
  /** The server of a style responded with an error. */
  | { readonly code: 'styleFailed'; readonly url: string; readonly status: number }
  /** A PMTiles archive has neither images nor the layers of the bundled map. */
  | { readonly code: 'archiveUnknown'; readonly url: string }
  | { readonly code: 'googleKeyRejected' }
  | { readonly code: 'googleTimedOut'; readonly seconds: number }
  /** Google's script is blocked or unreachable. */
  | { readonly code: 'googleUnreachable' };

/** The code of a failure; `other` if the engine gave none. */
export type MapFailureCode = MapFailure['code'] | 'other';

/** The error of an engine that can't draw. Its message is English, for logs; `mapFailureText` has it in any language. */
export class MapEngineError extends Error {
  override readonly name: string = 'MapEngineError';
  readonly failure: MapFailure;
  /** True if the next map may work. */
  readonly temporary: boolean;

  constructor(failure: MapFailure, { temporary = false }: { temporary?: boolean } = {}) {
    super(textOf(failure, MAP_MESSAGES));
    this.failure = failure;
    this.temporary = temporary;
  }
}

/** The reason of an error, which may come from another version of this package, so its class isn't compared. */
function failureOf(error: Error): MapFailure | undefined {
  return 'failure' in error ? (error as MapEngineError).failure : undefined;
}

/** The code of an engine's error. */
export const failureCode = (error: Error): MapFailureCode => failureOf(error)?.code ?? 'other';

/**
 * The reason of an engine's error in words, for a host that reports it: `onFallback` of `withFallback`, for example.
 * Undefined if the engine gave no reason.
 * @param texts Texts of the catalog `map` in the language of the page. @default English
 */
export function mapFailureText(error: Error, texts?: Partial<typeof MAP_MESSAGES>): string | undefined {
  const failure = failureOf(error);
  return failure && textOf(failure, { ...MAP_MESSAGES, ...texts });
}

function textOf(failure: MapFailure, messages: typeof MAP_MESSAGES): string {
  switch (failure.code) {
    case 'contextLost':
      return messages.contextLost;
    case 'styleFailed':
      return messages.styleFailed(failure.url, failure.status);
    case 'archiveUnknown':
      return messages.archiveUnknown(failure.url);
    case 'googleKeyRejected':
      return messages.googleKeyRejected;
    case 'googleTimedOut':
      return messages.googleTimedOut(failure.seconds);
    case 'googleUnreachable':
      return messages.googleUnreachable;
  }
}
