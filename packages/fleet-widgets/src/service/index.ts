export { ServiceCenters, type ServiceCentersProps } from './ServiceCenters/ServiceCenters';
