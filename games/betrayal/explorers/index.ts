export { explorers } from './explorers';
