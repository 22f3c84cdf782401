/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const GameIdMax = 48;


export const GameIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GameId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(GameIdMax), /*#__PURE__*/ zod.regex(GameIdRegExp));

export type GameId = zod.output<typeof GameId>;
