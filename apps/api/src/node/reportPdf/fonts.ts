import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const FONTS = { regular: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf' } as const;

/** The fonts that are embedded in PDF files. */
export interface PdfFonts {
  regular: Buffer;
  bold: Buffer;
}

export async function readPdfFonts(): Promise<PdfFonts> {
  const read = (name: string) => readFile(resolve(`dejavu-fonts-ttf/ttf/${name}`));
  return { regular: await read(FONTS.regular), bold: await read(FONTS.bold) };
}
