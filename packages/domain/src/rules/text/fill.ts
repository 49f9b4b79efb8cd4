/** A text with its numbered places filled: 'Every day at {1}' with the time. */
export const fill = (text: string, values: readonly string[]): string =>
  text.replace(/\{(\d)\}/g, (place, number: string) => values[Number(number) - 1] ?? place);
