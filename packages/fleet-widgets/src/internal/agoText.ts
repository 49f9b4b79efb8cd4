/** A short age as part of a sentence: '8 s ago', 'just now'. */
export const agoText = (age: string) => (age === 'now' ? 'just now' : `${age} ago`);
