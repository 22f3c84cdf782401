/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const listFavouritesParamsPageNumMax = 100000;

export const listFavouritesParamsPageSizeMax = 100;


export const ListFavouritesParams = /*#__PURE__*/ zod.object({
  "pageNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listFavouritesParamsPageNumMax))),
  "pageSize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listFavouritesParamsPageSizeMax)))
})

export type ListFavouritesParams = zod.output<typeof ListFavouritesParams>;
