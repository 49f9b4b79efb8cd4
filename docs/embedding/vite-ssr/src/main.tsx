import { hydrateRoot } from 'react-dom/client';
import { Fleet } from './Fleet';

const root = document.getElementById('root') as HTMLElement;
const vin = new URLSearchParams(location.search).get('trailer') ?? undefined;

hydrateRoot(root, <Fleet endpoint={root.dataset.endpoint ?? ''} openVin={vin} />);
