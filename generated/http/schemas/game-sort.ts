/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const GameSort = /*#__PURE__*/ zod.enum(['popular', 'newest', 'name']);

export type GameSort = zod.output<typeof GameSort>;
