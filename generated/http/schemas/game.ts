/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { Color } from './color.ts';
import { GameId } from './game-id.ts';
import { GameTypeCode } from './game-type-code.ts';
import { LiveTable } from './live-table.ts';
import { PesoBet } from './peso-bet.ts';
import { PictureUrl } from './picture-url.ts';
import { SportsEvent } from './sports-event.ts';

export const gameNameMax = 64;

export const gameManufNameMax = 48;

export const gameReturnPercentMin = 0;
export const gameReturnPercentMax = 100;



export const Game = /*#__PURE__*/ zod.object({
  "id": GameId,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(gameNameMax)),
  "manuf": Code,
  "manufName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(gameManufNameMax)),
  "type": GameTypeCode,
  "cover": PictureUrl,
  "coverColor": /*#__PURE__*/ zod.optional(Color),
  "hot": /*#__PURE__*/ zod.boolean(),
  "table": /*#__PURE__*/ zod.optional(LiveTable),
  "event": /*#__PURE__*/ zod.optional(SportsEvent),
  "returnPercent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(gameReturnPercentMin), /*#__PURE__*/ zod.lte(gameReturnPercentMax))),
  "minBet": /*#__PURE__*/ zod.optional(PesoBet),
  "maxBet": /*#__PURE__*/ zod.optional(PesoBet)
});

export type Game = zod.output<typeof Game>;
