/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { GameTypeCode } from './game-type-code.ts';

export const ListOpenManufacturersParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.optional(GameTypeCode)
})

export type ListOpenManufacturersParams = zod.output<typeof ListOpenManufacturersParams>;
