/** Downloads a file. */
export function saveFile(parts: readonly BlobPart[], name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A started download has its own reference, so a minute is sufficient.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads a table as a CSV file, marked as UTF-8 for spreadsheets, or as an Excel workbook, by the name's ending. */
export function saveTable(parts: readonly BlobPart[], name: string): void {
  if (name.endsWith('.xlsx')) {
    saveFile(parts, name, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  } else {
    saveFile(['\uFEFF', ...parts], name, 'text/csv;charset=utf-8');
  }
}
