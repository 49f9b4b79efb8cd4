/** An unusually long name, as users sometimes enter. */
export const LONG_NAME = 'Refrigerated trailers of the Midwest region that are leased out to Cedar Ridge Logistics';

/** One word without a break opportunity. */
export const LONG_WORD = 'Temperaturüberschreitungsbenachrichtigungsempfängerverzeichnis';

export const LONG_SENTENCE =
  'Seen by everyone who works for a customer of this group, by the dealer that leased the trailers out and by those ' +
  'who look after them on the road, until the lease ends in the spring.';
