/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { GameRecord } from './game-record.ts';
import { PesoWon } from './peso-won.ts';
import { Total } from './total.ts';

export const gameRecordPageListMax = 100;



export const GameRecordPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(GameRecord).check(/*#__PURE__*/ zod.maxLength(gameRecordPageListMax)),
  "total": Total,
  "totalBet": /*#__PURE__*/ zod.optional(PesoWon),
  "totalWin": /*#__PURE__*/ zod.optional(PesoWon)
});

export type GameRecordPage = zod.output<typeof GameRecordPage> & {
  /** Rows that the server sent and the client could not read; absent where it read all. */
  unreadable?: number;
};
