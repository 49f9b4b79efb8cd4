/** A text of others in one line, so that it can't look like another line of the mail, or like a header. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ');
