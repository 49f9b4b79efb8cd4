import { FileRefused } from './fileRefused';
import { DEFAULT_HALF_WIDTH_METERS, READ_LIMITS } from './readLimits';
import type { CountedNote, FileNote, ReadFeature, ReadProgress } from './readResult';

/** What has been read of a file so far, within the limits. */
export class ReadingFile {
  readonly features: ReadFeature[] = [];
  /** Name of the file without its extension. */
  readonly baseName: string;
  readonly #counts = new Map<CountedNote | 'assumedHalfWidth', number>();
  readonly #notes: FileNote[] = [];
  readonly #onProgress: ((progress: ReadProgress) => void) | undefined;
  #percent = 0;
  #rows = 0;
  #vertices = 0;

  constructor(fileName: string, onProgress?: (progress: ReadProgress) => void) {
    this.baseName = fileName.replace(/^.*[\\/]/, '').replace(/\.[a-z]{1,8}$/i, '');
    this.#onProgress = onProgress;
  }

  /** Counts a feature, before it is read. */
  countFeature(): number {
    this.#rows++;
    if (this.#rows > READ_LIMITS.features) throw new FileRefused('tooManyFeatures');
    return this.#rows;
  }

  countVertices(count: number): void {
    this.#vertices += count;
    if (this.#vertices > READ_LIMITS.vertices) throw new FileRefused('tooManyVertices');
  }

  add(features: readonly ReadFeature[]): void {
    if (this.features.length + features.length > READ_LIMITS.features) throw new FileRefused('tooManyFeatures');
    for (const feature of features) this.features.push(feature);
  }

  count(note: CountedNote | 'assumedHalfWidth', count = 1): void {
    this.#counts.set(note, (this.#counts.get(note) ?? 0) + count);
  }

  note(note: FileNote): void {
    if (!this.#notes.some(({ code }) => code === note.code)) this.#notes.push(note);
  }

  /** Reports each percent. */
  progress(done: number): void {
    const percent = Math.floor(done * 100);
    if (percent === this.#percent) return;
    this.#percent = percent;
    this.#onProgress?.({ done, features: this.features.length });
  }

  get notes(): readonly FileNote[] {
    const counted = [...this.#counts].map(
      ([code, count]): FileNote =>
        code === 'assumedHalfWidth' ? { code, count, meters: DEFAULT_HALF_WIDTH_METERS } : { code, count },
    );
    return [...this.#notes, ...counted.filter((note) => 'count' in note && note.count > 0)];
  }
}
