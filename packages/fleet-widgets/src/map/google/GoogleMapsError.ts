import { MapEngineError, type MapFailure } from '../mapFailure';

/** The reason why Google Maps can't be shown. Its message includes what to do. */
export class GoogleMapsError extends MapEngineError {
  override readonly name = 'GoogleMapsError';
  declare readonly failure: Extract<MapFailure, { code: `google${string}` }>;

  constructor(failure: GoogleMapsError['failure'], options?: { temporary?: boolean }) {
    super(failure, options);
  }
}
