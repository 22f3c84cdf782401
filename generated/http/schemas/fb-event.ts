/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Peso } from './peso.ts';

export const fbEventEventMax = 64;



export const FbEvent = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(fbEventEventMax)),
  "amount": Peso,
  "currency": /*#__PURE__*/ zod.literal("PHP")
});

export type FbEvent = zod.output<typeof FbEvent>;
