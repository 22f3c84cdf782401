/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Game } from './game.ts';
import { Total } from './total.ts';

export const gamePageListMax = 100;



export const GamePage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(Game).check(/*#__PURE__*/ zod.maxLength(gamePageListMax)),
  "total": Total
});

export type GamePage = zod.output<typeof GamePage> & {
  /** Rows that the server sent and the client could not read; absent where it read all. */
  unreadable?: number;
};
