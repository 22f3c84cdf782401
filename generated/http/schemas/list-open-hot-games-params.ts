/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const listOpenHotGamesParamsPageNumMax = 100000;

export const listOpenHotGamesParamsPageSizeMax = 100;


export const ListOpenHotGamesParams = /*#__PURE__*/ zod.object({
  "pageNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listOpenHotGamesParamsPageNumMax))),
  "pageSize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listOpenHotGamesParamsPageSizeMax)))
})

export type ListOpenHotGamesParams = zod.output<typeof ListOpenHotGamesParams>;
