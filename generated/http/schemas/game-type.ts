/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { GameTypeCode } from './game-type-code.ts';

export const gameTypeNameMax = 32;



export const GameType = /*#__PURE__*/ zod.object({
  "code": GameTypeCode,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(gameTypeNameMax)),
  "showProvider": /*#__PURE__*/ zod.boolean(),
  "showType": /*#__PURE__*/ zod.int()
});

export type GameType = zod.output<typeof GameType>;
