export { explorers } from './printed';
