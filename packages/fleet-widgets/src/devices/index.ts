export { PhoneLinks, type PhoneLinksProps } from './PhoneLinks/PhoneLinks';
