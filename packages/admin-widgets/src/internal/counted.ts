/** '1 trailer', '2,140 trailers'. */
export const counted = (count: number, word: string): string =>
  `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`;
