/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { Color } from './color.ts';
import { GameHelpImage } from './game-help-image.ts';
import { GameId } from './game-id.ts';
import { GamePay } from './game-pay.ts';
import { GameTypeCode } from './game-type-code.ts';
import { PesoPaid } from './peso-paid.ts';
import { PictureUrl } from './picture-url.ts';

export const gameHelpTitleMax = 120;

export const gameHelpManufNameMax = 48;

export const gameHelpContentMax = 8000;

export const gameHelpImagesMax = 12;

export const gameHelpReturnPercentMin = 0;
export const gameHelpReturnPercentMax = 100;

export const gameHelpPayTableMax = 60;



export const GameHelp = /*#__PURE__*/ zod.object({
  "gameId": GameId,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(gameHelpTitleMax)),
  "manuf": /*#__PURE__*/ zod.optional(Code),
  "manufName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(gameHelpManufNameMax))),
  "type": /*#__PURE__*/ zod.optional(GameTypeCode),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(gameHelpContentMax)),
  "images": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(GameHelpImage).check(/*#__PURE__*/ zod.maxLength(gameHelpImagesMax))),
  "cover": /*#__PURE__*/ zod.optional(PictureUrl),
  "coverColor": /*#__PURE__*/ zod.optional(Color),
  "returnPercent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(gameHelpReturnPercentMin), /*#__PURE__*/ zod.lte(gameHelpReturnPercentMax))),
  "minBet": /*#__PURE__*/ zod.optional(PesoPaid),
  "maxBet": /*#__PURE__*/ zod.optional(PesoPaid),
  "volatility": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "payTable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(GamePay).check(/*#__PURE__*/ zod.maxLength(gameHelpPayTableMax)))
});

export type GameHelp = zod.output<typeof GameHelp>;
