/** Hands a file to the browser's downloads. */
export function saveFile(parts: readonly BlobPart[], name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the download has its own reference once it began; a minute is ample
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Hands a CSV text to the browser's downloads, marked as UTF-8 for spreadsheets. */
export const saveCsv = (parts: readonly string[], name: string): void =>
  saveFile(['\uFEFF', ...parts], name, 'text/csv;charset=utf-8');
