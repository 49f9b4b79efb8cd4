export { absFaultsAnswer, anAbsFault } from './absFaults';
export { alertActivityAnswers, alertBacktestAnswers, alertCountAnswers, alertExplanationAnswer } from './alerts';
export { auditExportAnswers, auditLogAnswers } from './auditLog';
export { apiFails, apiHangs, apiMalformed, fleetStatusAnswers, graphqlFails, graphqlHangs } from './handlers';
export { aReeferUnit, reeferCommandsAnswer, reeferTemperaturesAnswer, reeferUnitAnswers } from './reefers';
export { aDealer, aServiceRecord, closestDealersAnswer, maintenanceAnswers, trailerImagesAnswer } from './service';
export { sharedLinksAnswer } from './sharing';
export {
  activityLogAnswers,
  aLogEntry,
  aTrailerDetail,
  sensorOrderAnswers,
  trailerDetailAnswers,
} from './trailerDetail';
export { aFleetTrailer } from './trailers';
