/* Signs that come with the haunt, or with what lies about: one script for all who fetch them. */
export { MonsterSign } from './haunted-signs';
export { MarkFace, Marks } from './Marks';
export { TokenSign } from './TokenSign';
