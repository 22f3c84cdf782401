/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { GameTypeCode } from './game-type-code.ts';

export const ListManufacturersParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.optional(GameTypeCode)
})

export type ListManufacturersParams = zod.output<typeof ListManufacturersParams>;
