/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { Color } from './color.ts';
import { GameId } from './game-id.ts';
import { Instant } from './instant.ts';
import { PesoPaid } from './peso-paid.ts';
import { PesoWon } from './peso-won.ts';
import { PictureUrl } from './picture-url.ts';

export const gameRecordGameNameMax = 64;

export const gameRecordManufNameMax = 48;



export const GameRecord = /*#__PURE__*/ zod.object({
  "id": Code,
  "gameId": GameId,
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(gameRecordGameNameMax)),
  "manufName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(gameRecordManufNameMax)),
  "cover": /*#__PURE__*/ zod.optional(PictureUrl),
  "coverColor": /*#__PURE__*/ zod.optional(Color),
  "bet": PesoPaid,
  "win": PesoWon,
  "playedAt": Instant
});

export type GameRecord = zod.output<typeof GameRecord>;
