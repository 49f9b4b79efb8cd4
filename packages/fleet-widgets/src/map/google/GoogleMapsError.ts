/** The reason why Google Maps can't be shown. Its message includes what to do. */
export class GoogleMapsError extends Error {
  override readonly name = 'GoogleMapsError';
  /** True if the next map may work: it requests the script again. */
  readonly temporary: boolean;

  constructor(message: string, { temporary = false }: { temporary?: boolean } = {}) {
    super(message);
    this.temporary = temporary;
  }
}
