/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const ListGameTypesParams = /*#__PURE__*/ zod.object({
  "hasLogin": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

export type ListGameTypesParams = zod.output<typeof ListGameTypesParams>;
