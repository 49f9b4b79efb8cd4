import { PLACES, type Place } from './places';

const SEARCHED = PLACES.map((place) => ({
  place,
  name: fold(place.name),
  full: fold(`${place.name} ${place.region}`),
}));

/**
 * Cities of the gazetteer by the beginning of a word of their name, with or without the state: 'kansas', 'city mo'. The
 * complete name comes first, then names that begin with the text; larger cities come before smaller ones.
 */
export function searchPlaces(text: string, limit: number): Place[] {
  const wanted = fold(text);
  if (wanted === '') return [];
  return SEARCHED.flatMap(({ place, name, full }) => {
    if (name === wanted || full === wanted) return [{ place, rank: 0 }];
    if (full.startsWith(wanted)) return [{ place, rank: 1 }];
    return full.includes(` ${wanted}`) && name.includes(wanted.split(' ')[0] ?? '') ? [{ place, rank: 2 }] : [];
  })
    .sort((a, b) => a.rank - b.rank || b.place.populationThousands - a.place.populationThousands)
    .slice(0, limit)
    .map(({ place }) => place);
}

/** Lower case, without accents and punctuation: 'St. Louis, MO' and 'st louis mo' are equal. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
