import PDFDocument from 'pdfkit';
import type { PdfFonts } from './fonts';
import { TEXTS } from './look';

type Page = PDFKit.PDFDocument['page'];

/** The instructions of each page that isn't written yet. */
const drawn = new WeakMap<Page, string[]>();

/**
 * A tagged PDF file in Letter whose fonts are embedded. The library turns each of a page's instructions into bytes, and
 * passes each object of the file through a stream; a page's instructions are joined here, and the objects collected. A
 * table of 12,000 cells has 130,000 instructions and 13,000 objects.
 */
export class PdfDocument extends PDFDocument {
  /** Not initialized here, because the library's constructor already writes. */
  declare private parts: Uint8Array[] | undefined;
  declare private isWritten: boolean | undefined;

  declare private _text: (
    text: string,
    x: number,
    y: number,
    options: PDFKit.Mixins.TextOptions,
    onLine: (line: string) => void,
  ) => void;

  constructor(title: string, fonts: PdfFonts, options: PDFKit.PDFDocumentOptions) {
    super({
      ...{ size: 'LETTER', bufferPages: true, pdfVersion: '1.7', tagged: true, lang: 'en-US', displayTitle: true },
      ...{ info: { Title: title, Creator: TEXTS.creator } },
      ...options,
    });
    this.registerFont('regular', fonts.regular);
    this.registerFont('bold', fonts.bold);
  }

  override addContent(instruction: string): this {
    const instructions = drawn.get(this.page);
    if (instructions) instructions.push(instruction);
    else drawn.set(this.page, [instruction]);
    return this;
  }

  override flushPages(): void {
    const { start, count } = this.bufferedPageRange();
    for (let number = start; number < start + count; number++) {
      const page = this.switchToPage(number);
      page.write(drawn.get(page)?.join('\n') ?? '');
      drawn.delete(page);
    }
    super.flushPages();
  }

  override push(part: Uint8Array | null): boolean {
    this.parts ??= [];
    if (part) this.parts.push(part);
    else this.isWritten = true;
    return true;
  }

  /** The lines of a text, in the font that is set. A text of more than `maxLines` ends with '…'. */
  linesOf(text: string, width: number, maxLines: number): string[] {
    const lineHeight = this.currentLineHeight(true);
    const lines: string[] = [];
    const { x, y } = this;
    // Only this method of the library passes the lines on; `heightOfString` calls it with a callback that counts.
    this._text(text, 0, 0, { width, height: (maxLines + 0.5) * lineHeight, ellipsis: '…' }, (line) => {
      lines.push(line.trimEnd());
      this.y += lineHeight;
    });
    this.x = x;
    this.y = y;
    return lines;
  }

  /** Ends the file and returns its bytes. */
  finish(): Uint8Array<ArrayBuffer> {
    this.end();
    if (!this.isWritten) throw new Error('A part of the PDF was not ended');
    return new Uint8Array(Buffer.concat(this.parts ?? []));
  }
}
