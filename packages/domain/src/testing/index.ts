export { apiFails, apiHangs, apiMalformed, fleetStatusAnswers, graphqlFails } from './handlers';
export { activityLogAnswers, aLogEntry, aTrailerDetail, trailerDetailAnswers } from './trailerDetail';
export { aFleetTrailer } from './trailers';
