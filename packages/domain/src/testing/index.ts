export { apiFails, apiHangs, apiMalformed, fleetStatusAnswers, graphqlFails } from './handlers';
export { aFleetTrailer } from './trailers';
