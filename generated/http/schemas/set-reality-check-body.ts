/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const SetRealityCheckBody = /*#__PURE__*/ zod.object({
  "minutes": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(15),/*#__PURE__*/ zod.literal(30),/*#__PURE__*/ zod.literal(45),/*#__PURE__*/ zod.literal(60)])
});

export type SetRealityCheckBody = zod.output<typeof SetRealityCheckBody>;
