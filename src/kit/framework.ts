/**
 * The one door to `boardgame.io/internal`, which is public by name but promises nothing: an upgrade
 * of the framework is checked here. boardgame.io is pinned to 0.50.2.
 */
export { CreateGameReducer, getFilterPlayerView, InitializeGame, Transport } from 'boardgame.io/internal';
