/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const AreaCode = /*#__PURE__*/ zod.literal("63");

export type AreaCode = zod.output<typeof AreaCode>;
