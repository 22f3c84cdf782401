/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const listHotGamesParamsPageNumMax = 100000;

export const listHotGamesParamsPageSizeMax = 100;


export const ListHotGamesParams = /*#__PURE__*/ zod.object({
  "pageNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listHotGamesParamsPageNumMax))),
  "pageSize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listHotGamesParamsPageSizeMax)))
})

export type ListHotGamesParams = zod.output<typeof ListHotGamesParams>;
