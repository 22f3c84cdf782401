/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { GameTypeCode } from './game-type-code.ts';
import { PictureUrl } from './picture-url.ts';

export const manufacturerNameMax = 48;

export const manufacturerGameCountMin = 0;

export const manufacturerTypesMax = 30;



export const Manufacturer = /*#__PURE__*/ zod.object({
  "code": Code,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(manufacturerNameMax)),
  "logo": PictureUrl,
  "gameCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(manufacturerGameCountMin)),
  "types": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(GameTypeCode).check(/*#__PURE__*/ zod.maxLength(manufacturerTypesMax)))
});

export type Manufacturer = zod.output<typeof Manufacturer>;
