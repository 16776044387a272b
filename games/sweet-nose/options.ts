export { optionsSchema as default } from './rules/schemas';
