export { absFaultsAnswer, anAbsFault } from './absFaults';
export { apiFails, apiHangs, apiMalformed, fleetStatusAnswers, graphqlFails } from './handlers';
export { aReeferUnit, reeferCommandsAnswer, reeferTemperaturesAnswer, reeferUnitAnswers } from './reefers';
export {
  activityLogAnswers,
  aLogEntry,
  aTrailerDetail,
  sensorOrderAnswers,
  trailerDetailAnswers,
} from './trailerDetail';
export { aFleetTrailer } from './trailers';
