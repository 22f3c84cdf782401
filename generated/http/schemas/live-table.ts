/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PesoBet } from './peso-bet.ts';
import { PictureUrl } from './picture-url.ts';

export const liveTableNameMax = 48;

export const liveTableDealerMax = 48;

export const liveTableOpenSeatsMin = 0;




export const LiveTable = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(liveTableNameMax)),
  "dealer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(liveTableDealerMax)),
  "picture": PictureUrl,
  "openSeats": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(liveTableOpenSeatsMin))),
  "seats": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "minBet": /*#__PURE__*/ zod.optional(PesoBet),
  "maxBet": /*#__PURE__*/ zod.optional(PesoBet)
});

export type LiveTable = zod.output<typeof LiveTable>;
