/** The reason why Google Maps can't be shown. Its message includes what to do. */
export class GoogleMapsError extends Error {
  override readonly name = 'GoogleMapsError';
}
